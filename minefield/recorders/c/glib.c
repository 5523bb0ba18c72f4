/* What GLib reads: g_uri_parse, whose accessors decode, and g_uri_resolve_relative. */

#include <glib.h>

#include "protocol.h"

static void answer(const struct text *reference, const struct text *base) {
  GUri *uri = g_uri_parse(reference->octets, G_URI_FLAGS_NONE, NULL);
  if (uri != NULL) {
    tell_text(ACCEPTED, "");
    tell_text(SCHEME, g_uri_get_scheme(uri));
    tell_text(USERINFO, g_uri_get_userinfo(uri));
    tell_text(HOST, g_uri_get_host(uri));
    tell_number(PORT, g_uri_get_port(uri));
    tell_text(PATH, g_uri_get_path(uri));
    tell_text(QUERY, g_uri_get_query(uri));
    g_uri_unref(uri);
  }
  if (base == NULL) return;
  char *target = g_uri_resolve_relative(base->octets, reference->octets, G_URI_FLAGS_NONE, NULL);
  if (target == NULL) refuse(TARGET);
  else tell_text(TARGET, target);
  g_free(target);
}

/* What it thinks of a text is no answer. */
static void ignore(const char *domain, GLogLevelFlags level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

int main(void) {
  g_log_set_default_handler(ignore, NULL);
  char version[64];
  snprintf(version, sizeof version, "GLib %u.%u.%u", glib_major_version, glib_minor_version, glib_micro_version);
  return serve(version);
}
