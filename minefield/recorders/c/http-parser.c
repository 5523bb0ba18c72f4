/* What http-parser reads: http_parser_parse_url, for any method but CONNECT. It resolves nothing. */

#include <http_parser.h>

#include "protocol.h"

static void answer(const struct text *reference, const struct text *base) {
  (void)base;
  static const enum http_parser_url_fields NAMES[] = {UF_SCHEMA, UF_USERINFO, UF_HOST, UF_PORT, UF_PATH, UF_QUERY};
  struct http_parser_url url;
  http_parser_url_init(&url);
  if (http_parser_parse_url(reference->octets, reference->length, 0, &url) != 0) return;
  tell_text(ACCEPTED, "");
  for (int at = 0; at < 6; at++)
    if (url.field_set & 1 << NAMES[at])
      tell((enum part)(SCHEME + at), reference->octets + url.field_data[NAMES[at]].off, url.field_data[NAMES[at]].len);
}

int main(void) {
  char version[64];
  unsigned long number = http_parser_version();
  snprintf(version, sizeof version, "http-parser %lu.%lu.%lu", number >> 16, number >> 8 & 255, number & 255);
  return serve(version);
}
