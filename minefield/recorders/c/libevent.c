/* What libevent reads: evhttp_uri_parse. It resolves nothing. */

#include <event2/event.h>
#include <event2/http.h>

#include "protocol.h"

static void answer(const struct text *reference, const struct text *base) {
  (void)base;
  struct evhttp_uri *uri = evhttp_uri_parse(reference->octets);
  if (uri == NULL) return;
  tell_text(ACCEPTED, "");
  tell_text(SCHEME, evhttp_uri_get_scheme(uri));
  tell_text(USERINFO, evhttp_uri_get_userinfo(uri));
  tell_text(HOST, evhttp_uri_get_host(uri));
  tell_number(PORT, evhttp_uri_get_port(uri));
  tell_text(PATH, evhttp_uri_get_path(uri));
  tell_text(QUERY, evhttp_uri_get_query(uri));
  evhttp_uri_free(uri);
}

int main(void) {
  char version[64];
  snprintf(version, sizeof version, "libevent %s", event_get_version());
  return serve(version);
}
