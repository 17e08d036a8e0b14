// All templates in one program, as people paste them. It reads questions, each a line with the name of a template and
// whole numbers, and answers each with a line.
#include <bits/stdc++.h>
#include "values.cpp"
#include "period.cpp"
#include "misere.cpp"
#include "staircase.cpp"
#include "nim_product.cpp"
#include "green_hackenbush.cpp"
#include "every.cpp"
#include "geography.cpp"
#include "wythoff.cpp"
using namespace std;
typedef long long ll;

int main() {
    string line, name;
    while (getline(cin, line)) {
        istringstream words(line);
        words >> name;
        vector<unsigned long long> big;
        for (unsigned long long number; words >> number;) big.push_back(number);
        const vector<ll> given(big.begin(), big.end());
        const vector<int> small(given.begin(), given.end());
        if (name == "heap_values") {  // largest heap, least and greatest take; a move also divides the rest
            auto options = [&](int n) {
                vector<vector<int>> all;
                for (int take = small[1]; take <= min(n, small[2]); ++take)
                    for (int one = 0; one <= n - take; ++one) all.push_back({one, n - take - one});
                return all;
            };
            for (int value : heap_values(small[0], options)) cout << value << ' ';
        } else if (name == "value") {  // two heaps; a move takes up to three chips from one heap, or one from each
            typedef pair<int, int> Heaps;
            map<Heaps, int> known;
            auto options = [](Heaps at) {
                vector<Heaps> all;
                for (int take = 1; take <= 3; ++take) {
                    if (take <= at.first) all.push_back({at.first - take, at.second});
                    if (take <= at.second) all.push_back({at.first, at.second - take});
                }
                if (at.first && at.second) all.push_back({at.first - 1, at.second - 1});
                return all;
            };
            cout << value(Heaps{small[0], small[1]}, options, known);
        } else if (name == "subtraction") {  // a heap, and the takes
            const auto found = subtraction({small.begin() + 1, small.end()});
            cout << found.start << ' ' << found.length << ' ' << found.at(given[0]);
        } else if (name == "octal") {  // a heap, the number of values, and the digits
            const auto found = octal({small.begin() + 2, small.end()}, small[1]);
            cout << found.start << ' ' << found.length;
            if (found.length) cout << ' ' << found.at(given[0]);
        } else if (name == "misere") {
            const auto [place, left] = misere_move(given);
            cout << place << ' ' << left;
        } else if (name == "staircase") {
            const auto [place, chips] = staircase_move(given);
            cout << place << ' ' << chips;
        } else if (name == "nim_product") {
            cout << nim_product(big[0], big[1]);
        } else if (name == "green_hackenbush") {  // the number of vertices, and the ends of the edges
            vector<pair<int, int>> edges;
            for (size_t i = 1; i < small.size(); i += 2) edges.push_back({small[i], small[i + 1]});
            cout << green_hackenbush(small[0], edges);
        } else if (name == "every") {  // the number of takes, the takes, and the heaps
            const vector<int> takes(small.begin() + 1, small.begin() + 1 + small[0]);
            const vector<int> heaps(small.begin() + 1 + small[0], small.end());
            auto options = [&](int n) {
                vector<int> all;
                for (int take : takes)
                    if (take <= n) all.push_back(n - take);
                return all;
            };
            const auto found = lengths(*max_element(heaps.begin(), heaps.end()), options);
            cout << first_wins(heaps, found);
        } else if (name == "geography") {  // the number of vertices, and the ends of the edges
            vector<pair<int, int>> edges;
            for (size_t i = 1; i < small.size(); i += 2) edges.push_back({small[i], small[i + 1]});
            const Geography found(small[0], edges);
            for (int lost : found.lost) cout << lost << ' ';
            for (int mate : found.mate) cout << mate << ' ';
        } else if (name == "wythoff") {
            cout << wythoff_is_lost(given[0], given[1]);
        } else if (name == "t-wythoff") {
            cout << wythoff_is_lost(given[0], given[1], given[2]);
        }
        cout << '\n';
    }
}
