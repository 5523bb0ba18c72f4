/* What libsoup reads: the URI of a message, and where its session dials. It is given no base. */

#include <libsoup/soup.h>

#include "protocol.h"

/* The library dialled.c notes the address, and refuses. A session of its own knows no name from before. */
static void dial(SoupMessage *message) {
  SoupSession *session = soup_session_new();
  soup_session_set_proxy_resolver(session, NULL);
  GBytes *body = soup_session_send_and_read(session, message, NULL, NULL);
  if (body != NULL) g_bytes_unref(body);
  g_object_unref(session);
}

static int is_http(GUri *uri) {
  const char *scheme = g_uri_get_scheme(uri);
  return strcmp(scheme, "http") == 0 || strcmp(scheme, "https") == 0;
}

/* It cannot tell the default port from none. */
static int port_of(GUri *uri) {
  int usual = strcmp(g_uri_get_scheme(uri), "https") == 0 ? 443 : 80;
  return g_uri_get_port(uri) == usual ? -1 : g_uri_get_port(uri);
}

static void answer(const struct text *reference, const struct text *base) {
  SoupMessage *message = soup_message_new("GET", reference->octets);
  if (message == NULL) return;
  GUri *uri = soup_message_get_uri(message);
  tell_text(ACCEPTED, "");
  tell_text(SCHEME, g_uri_get_scheme(uri));
  tell_text(USERINFO, g_uri_get_userinfo(uri));
  tell_text(HOST, g_uri_get_host(uri));
  tell_number(PORT, port_of(uri));
  tell_text(PATH, g_uri_get_path(uri));
  tell_text(QUERY, g_uri_get_query(uri));
  if (base == NULL && is_http(uri)) dial(message);
  g_object_unref(message);
}

/* What it thinks of a text is no answer. */
static void ignore(const char *domain, GLogLevelFlags level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

int main(void) {
  g_log_set_default_handler(ignore, NULL);
  char version[64];
  snprintf(version, sizeof version, "libsoup %u.%u.%u", soup_get_major_version(), soup_get_minor_version(),
           soup_get_micro_version());
  return serve(version);
}
