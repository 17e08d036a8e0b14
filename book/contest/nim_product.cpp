#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long u64;

// of any two numbers below 2^64
u64 nim_product(u64 a, u64 b, int half = 32) {
    if (a < 2 || b < 2) return a * b;
    static unsigned char small[256][256];  // what is known of small numbers
    const bool is_small = a < 256 && b < 256;
    if (is_small && small[a][b]) return small[a][b];
    while ((a | b) >> half == 0) half /= 2;  // one upper half is not empty
    const int less = half / 2;
    const u64 mask = (1ULL << half) - 1;
    const u64 a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const u64 low = nim_product(a0, b0, less);
    const u64 high = nim_product(a1, b1, less);
    const u64 cross = nim_product(a1 ^ a0, b1 ^ b0, less);
    const u64 carried = nim_product(high, 1ULL << (half - 1), less);
    const u64 product = (cross ^ low) << half ^ low ^ carried;
    if (is_small) small[a][b] = product;
    return product;
}
