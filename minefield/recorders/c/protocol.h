/* The protocol of the recorders, for C and C++: src/recorder.ts says what a line holds. A recorder defines `answer`, which
   tells the parts of a reference, and calls `serve`. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum part { ACCEPTED, SCHEME, USERINFO, HOST, PORT, PATH, QUERY, TARGET, DIALLED, PARTS };

/* A text of the question: it ends with a NUL, and may have others. */
struct text {
  char *octets;
  size_t length;
};

static const char BASE64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The fields of the answer, as they are written; NULL stands for what is absent. */
static char *fields[PARTS];

static void set(enum part part, char *field) {
  free(fields[part]);
  fields[part] = field;
}

/* Tells a part: these octets. */
static void tell(enum part part, const char *octets, size_t length) {
  char *field = (char *)malloc(2 + (length + 2) / 3 * 4);
  char *end = field;
  *end++ = '=';
  for (size_t at = 0; at < length; at += 3) {
    unsigned bits = (unsigned char)octets[at] << 16;
    if (at + 1 < length) bits |= (unsigned char)octets[at + 1] << 8;
    if (at + 2 < length) bits |= (unsigned char)octets[at + 2];
    *end++ = BASE64[bits >> 18 & 63];
    *end++ = BASE64[bits >> 12 & 63];
    *end++ = at + 1 < length ? BASE64[bits >> 6 & 63] : '=';
    *end++ = at + 2 < length ? BASE64[bits & 63] : '=';
  }
  *end = 0;
  set(part, field);
}

/* Tells a part: a text of C, or NULL for what is absent. */
__attribute__((unused)) static void tell_text(enum part part, const char *text) {
  if (text != NULL) tell(part, text, strlen(text));
}

/* Tells a port; what is below zero is none. */
__attribute__((unused)) static void tell_number(enum part part, long number) {
  char text[32];
  if (number >= 0) tell(part, text, (size_t)snprintf(text, sizeof text, "%ld", number));
}

/* It throws an error when it is asked for this part. */
__attribute__((unused)) static void refuse(enum part part) { set(part, strdup("!")); }

static struct text decoded(const char *field) {
  struct text text = {(char *)malloc(strlen(field) + 1), 0};
  unsigned bits = 0;
  int count = 0;
  for (; *field != 0 && *field != '='; field++) {
    bits = bits << 6 | (unsigned)(strchr(BASE64, *field) - BASE64);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    text.octets[text.length++] = (char)(bits >> count & 255);
  }
  text.octets[text.length] = 0;
  return text;
}

/* Tells the parts of a reference, and the target if there is a base. */
static void answer(const struct text *reference, const struct text *base);

/* Answers each line of standard input. */
static int serve(const char *version) {
  char *line = NULL;
  size_t size = 0;
  puts(version);
  fflush(stdout);
  while (getline(&line, &size, stdin) > 0) {
    line[strcspn(line, "\n")] = 0;
    char *tab = strchr(line, '\t');
    if (tab == NULL) return 1;
    *tab = 0;
    struct text reference = decoded(line + 1);
    struct text base = decoded(tab + (tab[1] == '=' ? 2 : 1));
    for (int part = 0; part < PARTS; part++) set((enum part)part, NULL);
    answer(&reference, tab[1] == '=' ? &base : NULL);
    for (int part = 0; part < PARTS; part++)
      printf("%s%c", fields[part] == NULL ? "-" : fields[part], part + 1 == PARTS ? '\n' : '\t');
    fflush(stdout);
    free(reference.octets);
    free(base.octets);
  }
  free(line);
  return 0;
}
