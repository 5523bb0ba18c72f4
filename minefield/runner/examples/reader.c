/* uriparser as a reader: cc reader.c -luriparser -o reader && ./reader */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

/* Puts a character in UTF-8. */
static char *put(char *to, unsigned long code)
{
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xc0 | code >> 6);
        *to++ = (char)(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        *to++ = (char)(0xe0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 0x3f));
        *to++ = (char)(0x80 | (code & 0x3f));
    } else {
        *to++ = (char)(0xf0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 0x3f));
        *to++ = (char)(0x80 | (code >> 6 & 0x3f));
        *to++ = (char)(0x80 | (code & 0x3f));
    }
    return to;
}

static unsigned long hex(const char *from)
{
    char digits[5] = {from[0], from[1], from[2], from[3], 0};
    return strtoul(digits, NULL, 16);
}

/* The text of a member, unescaped in its place; NULL if it is not there, or has a NUL, which no text of C can hold. */
static char *member(char *line, const char *start)
{
    char *from = strstr(line, start), *text, *to;
    if (from == NULL) return NULL;
    for (text = to = from += strlen(start); *from && *from != '"';) {
        unsigned long code;
        const char *letters = "bfnrt", *found;
        if (*from != '\\') {
            *to++ = *from++;
            continue;
        }
        if (from[1] != 'u') {
            found = strchr(letters, from[1]);
            *to++ = found ? "\b\f\n\r\t"[found - letters] : from[1];
            from += 2;
            continue;
        }
        code = hex(from + 2);
        from += 6;
        if (code >= 0xd800 && code < 0xdc00 && from[0] == '\\' && from[1] == 'u') {
            code = 0x10000 + ((code - 0xd800) << 10) + (hex(from + 2) - 0xdc00);
            from += 6;
        }
        if (code == 0) return NULL;
        to = put(to, code);
    }
    *to = 0;
    return text;
}

/* Writes a member of the answer: what uriparser accepts is in ASCII. */
static void write_member(const char *name, const char *from, const char *end)
{
    if (from == NULL) return;
    printf(",\"%s\":\"%.*s\"", name, (int)(end - from), from);
}

static void write_path(const UriUriA *uri)
{
    const UriPathSegmentA *segment;
    int slash = uri->absolutePath || (uri->pathHead && uri->hostText.first);
    printf(",\"path\":\"");
    for (segment = uri->pathHead; segment; segment = segment->next, slash = 1)
        printf("%s%.*s", slash ? "/" : "", (int)(segment->text.afterLast - segment->text.first), segment->text.first);
    printf("%s\"", uri->absolutePath && !uri->pathHead ? "/" : "");
}

static void answer(const char *reference)
{
    UriUriA uri;
    const char *where;
    if (reference == NULL || uriParseSingleUriA(&uri, reference, &where) != URI_SUCCESS) {
        puts("false");
        return;
    }
    printf("{\"fragment\":null");
    write_member("scheme", uri.scheme.first, uri.scheme.afterLast);
    write_member("userinfo", uri.userInfo.first, uri.userInfo.afterLast);
    write_member("host", uri.hostText.first, uri.hostText.afterLast);
    write_member("port", uri.portText.first, uri.portText.afterLast);
    write_path(&uri);
    write_member("query", uri.query.first, uri.query.afterLast);
    puts("}");
    uriFreeUriMembersA(&uri);
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (getline(&line, &room, stdin) > 0) answer(member(line, "\"reference\":\""));
    return 0;
}
