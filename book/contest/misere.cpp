#include <bits/stdc++.h>
using namespace std;

// total: the nim-sum of all heaps; large: how many have two chips or more
bool misere_is_lost(long long total, long long large) {
    return large ? total == 0 : total == 1;
}

// {which heap, how many chips to leave in it}, or {-1, -1} where no move
// wins; whoever takes the last chip loses
pair<int, long long> misere_move(const vector<long long>& heaps) {
    long long total = 0, large = 0;
    for (long long heap : heaps) total ^= heap, large += heap > 1;
    for (int place = 0; place < (int)heaps.size(); ++place) {
        const long long heap = heaps[place];
        for (long long left : {heap ^ total, 1LL, 0LL}) {
            const long long after = large - (heap > 1) + (left > 1);
            if (left < heap && misere_is_lost(total ^ heap ^ left, after))
                return {place, left};
        }
    }
    return {-1, -1};
}
