// ada as a filter of lines: what a URL Standard reader in C++ answers to each line of standard input. `check` prints the invalid
// lines; `href [BASE]`, `host` and `columns` print a line for each, empty if it is invalid; `same` compares two fields.
#include <cstdio>
#include <iostream>
#include <string>
#include <string_view>
#include "ada.h"

using ada::url_aggregator;

static void put(std::string_view text, char end) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc(end, stdout);
}

static void columns(const url_aggregator &url) {
  put(url.get_protocol(), '\t');
  put(url.get_username(), '\t');
  put(url.get_hostname(), '\t');
  put(url.get_port(), '\t');
  put(url.get_pathname(), '\t');
  put(url.get_search(), '\t');
  put(url.get_hash(), '\n');
}

static bool same(std::string_view line) {
  const size_t tab = line.find('\t');
  if (tab == line.npos) return false;
  auto a = ada::parse<url_aggregator>(line.substr(0, tab)), b = ada::parse<url_aggregator>(line.substr(tab + 1));
  return a && b && a->get_href() == b->get_href();
}

int main(int count, char **argv) {
  std::ios::sync_with_stdio(false);
  const std::string work = argv[1];
  url_aggregator base;
  const bool hasBase = count > 2;
  if (hasBase) base = *ada::parse<url_aggregator>(argv[2]);
  for (std::string line; std::getline(std::cin, line);) {
    if (work == "same") {
      put(same(line) ? "equal" : "different", '\n');
      continue;
    }
    auto url = ada::parse<url_aggregator>(line, hasBase ? &base : nullptr);
    if (work == "check") {
      if (!url) put(line, '\n');
    } else if (!url) put("", '\n');
    else if (work == "href") put(url->get_href(), '\n');
    else if (work == "host") put(url->get_hostname(), '\n');
    else columns(*url);
  }
}
