/* What PostgreSQL's libpq reads in a connection string that is a URI: PQconninfoParse. It resolves nothing. */

#include <libpq-fe.h>

#include "protocol.h"

static const char *told(const PQconninfoOption *options, const char *keyword) {
  for (; options->keyword != NULL; options++)
    if (strcmp(options->keyword, keyword) == 0) return options->val;
  return NULL;
}

static void tell_user(const PQconninfoOption *options) {
  const char *user = told(options, "user"), *password = told(options, "password");
  char *userinfo;
  if (password == NULL) return tell_text(USERINFO, user);
  if (asprintf(&userinfo, "%s:%s", user == NULL ? "" : user, password) < 0) return;
  tell_text(USERINFO, userinfo);
  free(userinfo);
}

/* The name of the database is the path without the slash before it. */
static void tell_path(const PQconninfoOption *options) {
  const char *name = told(options, "dbname");
  char *path;
  if (name == NULL || asprintf(&path, "/%s", name) < 0) return;
  tell_text(PATH, path);
  free(path);
}

static void answer(const struct text *reference, const struct text *base) {
  (void)base;
  /* What has none of the two schemes is another form of connection string: fe-connect.c, recognized_connection_string. */
  int is_short = strncmp(reference->octets, "postgres://", 11) == 0;
  if (!is_short && strncmp(reference->octets, "postgresql://", 13) != 0) return;
  char *complaint = NULL;
  PQconninfoOption *options = PQconninfoParse(reference->octets, &complaint);
  PQfreemem(complaint);
  if (options == NULL) return;
  tell_text(ACCEPTED, "");
  tell_text(SCHEME, is_short ? "postgres" : "postgresql");
  tell_user(options);
  tell_text(HOST, told(options, "host"));
  tell_text(PORT, told(options, "port"));
  tell_path(options);
  PQconninfoFree(options);
}

int main(void) {
  char version[64];
  snprintf(version, sizeof version, "libpq %d.%d", PQlibVersion() / 10000, PQlibVersion() % 10000);
  return serve(version);
}
