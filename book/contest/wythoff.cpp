#include <bits/stdc++.h>
using namespace std;
typedef unsigned __int128 u128;

// heaps of up to 10^18 chips
bool is_lost(long long a, long long b) {
    const long long low = min(a, b), difference = llabs(a - b);
    const u128 square = (u128)5 * difference * difference;
    u128 root = sqrtl((long double)square);  // a guess, then exact
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return (u128)low == (difference + root) / 2;
}
