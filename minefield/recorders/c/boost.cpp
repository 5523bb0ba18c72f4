/* What Boost.URL reads: parse_uri_reference, whose plain accessors decode, and resolve. */

#include <boost/url.hpp>
#include <boost/version.hpp>
#include <string>

#include "protocol.h"

namespace urls = boost::urls;

static void tell_string(enum part part, const std::string &text) { tell(part, text.data(), text.size()); }

static std::string text_of(const struct text *text) { return {text->octets, text->length}; }

static void tell_target(const std::string &base, const urls::url_view &reference) {
  auto start = urls::parse_uri(base);
  urls::url target;
  if (start && urls::resolve(*start, reference, target)) tell_string(TARGET, std::string(target.buffer()));
  else refuse(TARGET);
}

static void answer(const struct text *reference, const struct text *base) {
  std::string text = text_of(reference);
  auto parsed = urls::parse_uri_reference(text);
  if (!parsed) {
    if (base != NULL) refuse(TARGET);
    return;
  }
  urls::url_view url = *parsed;
  tell_text(ACCEPTED, "");
  if (url.has_scheme()) tell_string(SCHEME, std::string(url.scheme()));
  if (url.has_userinfo()) tell_string(USERINFO, url.userinfo());
  if (url.has_authority()) tell_string(HOST, url.host());
  if (url.has_port()) tell_string(PORT, std::string(url.port()));
  tell_string(PATH, url.path());
  if (url.has_query()) tell_string(QUERY, url.query());
  if (base != NULL) tell_target(text_of(base), url);
}

int main() {
  char version[64];
  snprintf(version, sizeof version, "Boost.URL %d.%d.%d", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100);
  return serve(version);
}
