/* What the Apache Portable Runtime reads: apr_uri_parse. It resolves nothing. */

#include <apr_general.h>
#include <apr_uri.h>
#include <apu_version.h>

#include "protocol.h"

static void answer(const struct text *reference, const struct text *base) {
  (void)base;
  apr_pool_t *pool;
  apr_uri_t uri;
  apr_pool_create(&pool, NULL);
  if (apr_uri_parse(pool, reference->octets, &uri) == APR_SUCCESS) {
    char *userinfo = uri.user;
    if (uri.password != NULL) {
      userinfo = (char *)malloc(strlen(uri.user) + strlen(uri.password) + 2);
      sprintf(userinfo, "%s:%s", uri.user, uri.password);
    }
    tell_text(ACCEPTED, "");
    tell_text(SCHEME, uri.scheme);
    tell_text(USERINFO, userinfo);
    tell_text(HOST, uri.hostname);
    tell_text(PORT, uri.port_str);
    tell_text(PATH, uri.path);
    tell_text(QUERY, uri.query);
    if (uri.password != NULL) free(userinfo);
  }
  apr_pool_destroy(pool);
}

int main(void) {
  char version[64];
  apr_initialize();
  snprintf(version, sizeof version, "APR-util %s", apu_version_string());
  return serve(version);
}
