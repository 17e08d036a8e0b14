#include <bits/stdc++.h>
using namespace std;
typedef unsigned __int128 u128;

// heaps of up to 10^18 chips; takes from both may differ by less than t
bool wythoff_is_lost(long long a, long long b, long long t = 1) {
    const long long low = min(a, b), n = llabs(a - b) / t;
    if (llabs(a - b) % t) return false;
    const u128 square = ((u128)t * t + 4) * n * n;
    u128 root = sqrtl((long double)square);  // a guess, then exact
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return low == ((__int128)(2 - t) * n + (__int128)root) / 2;
}
