// Reads questions, each a line with the name of a template and whole numbers, and answers each with a line.
#include <bits/stdc++.h>
namespace values_ {
#include "values.cpp"
}
namespace period_ {
#include "period.cpp"
}
namespace misere_ {
#include "misere.cpp"
}
namespace staircase_ {
#include "staircase.cpp"
}
namespace nim_product_ {
#include "nim_product.cpp"
}
namespace green_hackenbush_ {
#include "green_hackenbush.cpp"
}
namespace every_ {
#include "every.cpp"
}
namespace geography_ {
#include "geography.cpp"
}
namespace wythoff_ {
#include "wythoff.cpp"
}
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
            for (int value : values_::heap_values(small[0], options)) cout << value << ' ';
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
            cout << values_::value(Heaps{small[0], small[1]}, options, known);
        } else if (name == "subtraction") {  // a heap, and the takes
            const auto found = period_::subtraction({small.begin() + 1, small.end()});
            cout << found.start << ' ' << found.length << ' ' << found.at(given[0]);
        } else if (name == "octal") {  // a heap, the number of values, and the digits
            const auto found = period_::octal({small.begin() + 2, small.end()}, small[1]);
            cout << found.start << ' ' << found.length;
            if (found.length) cout << ' ' << found.at(given[0]);
        } else if (name == "misere") {
            const auto [place, left] = misere_::winning_move(given);
            cout << place << ' ' << left;
        } else if (name == "staircase") {
            const auto [place, chips] = staircase_::winning_move(given);
            cout << place << ' ' << chips;
        } else if (name == "nim_product") {
            cout << nim_product_::nim_product(big[0], big[1]);
        } else if (name == "green_hackenbush") {  // the number of vertices, and the ends of the edges
            vector<pair<int, int>> edges;
            for (size_t i = 1; i < small.size(); i += 2) edges.push_back({small[i], small[i + 1]});
            cout << green_hackenbush_::green_hackenbush(small[0], edges);
        } else if (name == "every") {  // the number of takes, the takes, and the heaps
            const vector<int> takes(small.begin() + 1, small.begin() + 1 + small[0]);
            const vector<int> heaps(small.begin() + 1 + small[0], small.end());
            auto options = [&](int n) {
                vector<int> all;
                for (int take : takes)
                    if (take <= n) all.push_back(n - take);
                return all;
            };
            const auto found = every_::lengths(*max_element(heaps.begin(), heaps.end()), options);
            cout << every_::first_wins(heaps, found);
        } else if (name == "geography") {  // the number of vertices, and the ends of the edges
            vector<pair<int, int>> edges;
            for (size_t i = 1; i < small.size(); i += 2) edges.push_back({small[i], small[i + 1]});
            const geography_::Geography found(small[0], edges);
            for (int lost : found.lost) cout << lost << ' ';
            for (int mate : found.mate) cout << mate << ' ';
        } else if (name == "wythoff") {
            cout << wythoff_::is_lost(given[0], given[1]);
        } else if (name == "t-wythoff") {
            cout << wythoff_::is_lost(given[0], given[1], given[2]);
        }
        cout << '\n';
    }
}
