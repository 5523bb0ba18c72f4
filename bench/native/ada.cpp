// ada, the URL of Node, which reads by the URL Standard. `time` prints the nanoseconds for each line of standard input, parsed and
// its host read, of the quickest pass. The others are filters of lines: `check` prints the invalid ones; `href [BASE]`, `host` and
// `columns` print a line for each, empty if it is invalid; `same` compares two fields.
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>
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

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static void timeHosts() {
  std::vector<std::string> lines;
  for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
  double best = 1e18;
  volatile size_t read = 0;
  for (int pass = 0; pass < 20; pass++) {
    const double from = now();
    for (const auto &line : lines) {
      auto url = ada::parse<url_aggregator>(line);
      if (url) read = read + url->get_hostname().size();
    }
    const double took = now() - from;
    if (took < best) best = took;
  }
  std::printf("%.1f\n", best / lines.size());
}

int main(int count, char **argv) {
  std::ios::sync_with_stdio(false);
  const std::string work = argv[1];
  if (work == "time") {
    timeHosts();
    return 0;
  }
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
