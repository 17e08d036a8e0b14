// Functions as people write them for a contest, as plain as possible without being foolish. naive.py calls them.
#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <vector>

using u64 = std::uint64_t;

static int mex(const std::vector<int>& seen, int stamp) {
  int value = 0;
  while (seen[value] == stamp) value++;
  return value;
}

extern "C" {

// Values of heaps under the code 0.d1 d2 ... dk; with `unequal`, a move can also divide a heap as in Grundy's game.
void octal(const int* digits, int k, int unequal, int terms, int* values) {
  std::vector<int> seen(1 << 16, -1);
  values[0] = 0;
  for (int m = 1; m < terms; m++) {
    if (unequal)
      for (int a = 1; 2 * a < m; a++) seen[values[a] ^ values[m - a]] = m;
    for (int i = 1; i <= k && i <= m; i++) {
      int digit = digits[i - 1], rest = m - i;
      if ((digit & 1) && rest == 0) seen[0] = m;
      if ((digit & 2) && rest > 0) seen[values[rest]] = m;
      if (digit & 4)
        for (int a = 1; 2 * a <= rest; a++) seen[values[a] ^ values[rest - a]] = m;
    }
    values[m] = mex(seen, m);
  }
}

void subtraction(const int* takes, int k, int terms, std::uint8_t* values) {
  std::vector<int> seen(k + 2, -1);
  for (int m = 0; m < terms; m++) {
    for (int j = 0; j < k; j++)
      if (takes[j] <= m) seen[values[m - takes[j]]] = m;
    values[m] = mex(seen, m);
  }
}

void wythoff(int side, int* values) {
  std::vector<int> seen(4 * side + 4, -1);
  int stamp = 0;
  for (int a = 0; a < side; a++)
    for (int b = 0; b < side; b++, stamp++) {
      for (int i = 0; i < a; i++) seen[values[i * side + b]] = stamp;
      for (int i = 0; i < b; i++) seen[values[a * side + i]] = stamp;
      for (int i = 1; i <= std::min(a, b); i++) seen[values[(a - i) * side + b - i]] = stamp;
      values[a * side + b] = mex(seen, stamp);
    }
}

static std::uint8_t small[256][256];

static u64 product(u64 a, u64 b, int bits, bool tables) {
  if (tables && bits == 8) return small[a][b];
  if (bits == 1) return a & b;
  if (!a || !b) return 0;
  int half = bits / 2;
  u64 mask = (1ULL << half) - 1;
  u64 a0 = a & mask, a1 = a >> half, b0 = b & mask, b1 = b >> half;
  u64 low = product(a0, b0, half, tables), high = product(a1, b1, half, tables);
  u64 mixed = product(a0 ^ a1, b0 ^ b1, half, tables) ^ low;
  return (mixed << half) | (low ^ product(high, 1ULL << (half - 1), half, tables));
}

void products(const u64* a, const u64* b, int count, int tables, u64* found) {
  if (tables && !small[1][1])
    for (int i = 0; i < 256; i++)
      for (int j = 0; j < 256; j++) small[i][j] = product(i, j, 8, false);
  for (int i = 0; i < count; i++) found[i] = product(a[i], b[i], 64, tables);
}

// Values of a graph without cycles, from the ends backwards.
void dag(int vertices, int arrows, const int* tails, const int* heads, int* values) {
  std::vector<std::vector<int>> next(vertices), before(vertices);
  std::vector<int> open(vertices, 0), queue;
  for (int i = 0; i < arrows; i++) {
    next[tails[i]].push_back(heads[i]);
    before[heads[i]].push_back(tails[i]);
    open[tails[i]]++;
  }
  for (int v = 0; v < vertices; v++)
    if (!open[v]) queue.push_back(v);
  for (std::size_t i = 0; i < queue.size(); i++) {
    int v = queue[i];
    std::unordered_set<int> met;
    for (int w : next[v]) met.insert(values[w]);
    values[v] = 0;
    while (met.count(values[v])) values[v]++;
    for (int w : before[v])
      if (!--open[w]) queue.push_back(w);
  }
}
}
