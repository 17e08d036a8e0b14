#include <bits/stdc++.h>
using namespace std;

// g(n + length) = g(n) for all n >= start; length is 0 where none is proved
struct Period {
    long long start, length;
    vector<int> g;
    int at(long long n) const {
        return n < start ? g[n] : g[start + (n - start) % length];
    }
};

int mex_of(const vector<int>& values) {
    vector<bool> seen(values.size() + 1);
    for (int value : values)
        if (value < (int)seen.size()) seen[value] = true;
    return find(seen.begin(), seen.end(), false) - seen.begin();
}

// a move takes one of `takes`
Period subtraction(const vector<int>& takes) {
    const int most = *max_element(takes.begin(), takes.end());
    vector<int> g;
    map<vector<int>, long long> seen;
    for (int n = 0;; ++n) {
        if (n >= most) {  // a window decides all that follows
            const vector<int> window(g.end() - most, g.end());
            auto [place, fresh] = seen.insert({window, n - most});
            const long long start = place->second;
            if (!fresh) return {start, n - most - start, g};
        }
        vector<int> after;
        for (int take : takes)
            if (take <= n) after.push_back(g[n - take]);
        g.push_back(mex_of(after));
    }
}

// the octal code 0.d1d2..., from its values below `most`
Period octal(const vector<int>& digits, int most) {
    vector<int> g;
    for (int n = 0; n < most; ++n) {
        vector<int> after;
        for (int take = 1; take <= (int)digits.size(); ++take) {
            const int left = n - take, digit = digits[take - 1];
            if (left == 0 && digit & 1) after.push_back(0);
            if (left > 0 && digit & 2) after.push_back(g[left]);
            if (left > 1 && digit & 4)
                for (int one = 1; one <= left / 2; ++one)
                    after.push_back(g[one] ^ g[left - one]);
        }
        g.push_back(mex_of(after));
    }
    for (int length = 1; length < most; ++length) {
        int start = most - length;
        while (start > 1 && g[start - 1] == g[start - 1 + length]) --start;
        const int needed = 2 * (start + length) + digits.size();  // Guy, Smith
        if (needed <= most) return {start, length, g};
    }
    return {0, 0, g};
}
