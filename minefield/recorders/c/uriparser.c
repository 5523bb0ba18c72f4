/* What uriparser reads: uriParseSingleUriEx, which takes the octets with their end; and uriAddBaseUri. */

#include <uriparser/Uri.h>

#include "protocol.h"

static int parsed(UriUriA *uri, const struct text *text) {
  return uriParseSingleUriExA(uri, text->octets, text->octets + text->length, NULL) == URI_SUCCESS;
}

static void tell_range(enum part part, const UriTextRangeA *range) {
  if (range->first != NULL) tell(part, range->first, (size_t)(range->afterLast - range->first));
}

static int has_host(const UriUriA *uri) { return uri->hostText.first != NULL; }

/* The segments with the slashes between them, as uriToString writes them. */
static void tell_path(const UriUriA *uri, size_t length) {
  char *path = (char *)malloc(length + 2);
  char *end = path;
  if (uri->absolutePath || (uri->pathHead != NULL && has_host(uri))) *end++ = '/';
  for (const UriPathSegmentA *segment = uri->pathHead; segment != NULL; segment = segment->next) {
    size_t size = (size_t)(segment->text.afterLast - segment->text.first);
    memcpy(end, segment->text.first, size);
    end += size;
    if (segment->next != NULL) *end++ = '/';
  }
  tell(PATH, path, (size_t)(end - path));
  free(path);
}

static void tell_target(const UriUriA *uri) {
  int count;
  if (uriToStringCharsRequiredA(uri, &count) != URI_SUCCESS) return refuse(TARGET);
  char *text = (char *)malloc((size_t)count + 1);
  if (uriToStringA(text, uri, count + 1, NULL) == URI_SUCCESS) tell_text(TARGET, text);
  else refuse(TARGET);
  free(text);
}

static void answer(const struct text *reference, const struct text *base) {
  UriUriA uri, start, target;
  int accepted = parsed(&uri, reference);
  if (accepted) {
    tell_text(ACCEPTED, "");
    tell_range(SCHEME, &uri.scheme);
    tell_range(USERINFO, &uri.userInfo);
    tell_range(HOST, &uri.hostText);
    tell_range(PORT, &uri.portText);
    tell_path(&uri, reference->length);
    tell_range(QUERY, &uri.query);
  }
  if (base != NULL) {
    int known = parsed(&start, base);
    if (accepted && known && uriAddBaseUriA(&target, &uri, &start) == URI_SUCCESS) {
      tell_target(&target);
      uriFreeUriMembersA(&target);
    } else {
      refuse(TARGET);
    }
    if (known) uriFreeUriMembersA(&start);
  }
  if (accepted) uriFreeUriMembersA(&uri);
}

int main(void) { return serve("uriparser " URI_VER_ANSI); }
