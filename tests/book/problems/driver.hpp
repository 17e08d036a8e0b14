// What calls the programs of the bank: each line of input is a problem's name and what is given to `solve`; each line
// of output is its answer, written as JSON. A number that does not fit ends the program.
#include <bits/stdc++.h>

namespace driver {

template <class T>
void take(T& value) {
    if (!(std::cin >> value)) std::abort();
}

inline void take(std::string& text) {
    if (!(std::cin >> std::quoted(text))) std::abort();
}

template <class A, class B>
void take(std::pair<A, B>& both) {
    take(both.first);
    take(both.second);
}

template <class T>
void take(std::vector<T>& list) {
    size_t size;
    take(size);
    list.resize(size);
    for (T& one : list) take(one);
}

template <class T>
void write(const T& value) {
    std::cout << std::boolalpha << value;
}

template <class T>
void write(const std::vector<T>& list) {
    std::cout << '[';
    for (size_t i = 0; i < list.size(); ++i) {
        if (i) std::cout << ", ";
        write<T>(list[i]);
    }
    std::cout << ']';
}

template <class Answer, class... Given>
void answer(Answer (*solve)(Given...)) {
    std::tuple<std::decay_t<Given>...> given;
    std::apply([](auto&... one) { (take(one), ...); }, given);
    write(std::apply(solve, given));
    std::cout << std::endl;
}

}  // namespace driver
