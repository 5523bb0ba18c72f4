/* A library to be loaded before others, under every client that links the C library: it notes the host that a program
   looks up, or the address that it connects to, and the port, in the file that DIALLED names; and lets it connect to
   nothing but sockets of this machine that are files. If DIALLED_SERVER is a port, whoever connects is led to the server at
   that port of this machine, which sees the request. */

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int look_up(const char *, const char *, const struct addrinfo *, struct addrinfo **);
typedef int dial(int, const struct sockaddr *, socklen_t);

/* Every look-up finds an address of its own, of a network that is reserved for tests of devices (RFC 2544, 198.18.0.0/15):
   whoever connects to it looked this name up, now or before. */
#define NETWORK 0xc6120000u
#define ADDRESSES 0x20000u

static char *names[ADDRESSES];
static unsigned looked_up;

static unsigned kept(const char *name) {
  unsigned at = __atomic_fetch_add(&looked_up, 1, __ATOMIC_SEQ_CST) % ADDRESSES;
  free(names[at]);
  names[at] = strdup(name == NULL ? "" : name);
  return NETWORK | at;
}

static const char *name_of(unsigned address) {
  return (address & ~(ADDRESSES - 1)) == NETWORK ? names[address & (ADDRESSES - 1)] : NULL;
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
  look_up *next = (look_up *)dlsym(RTLD_NEXT, "getaddrinfo");
  struct addrinfo wanted = {0};
  if (hints != NULL) wanted = *hints;
  if (wanted.ai_flags & (AI_PASSIVE | AI_NUMERICHOST)) return next(name, service, hints, found);
  struct in_addr found_address = {htonl(kept(name))};
  char number[INET_ADDRSTRLEN];
  inet_ntop(AF_INET, &found_address, number, sizeof number);
  wanted.ai_family = AF_INET;
  wanted.ai_flags = 0;
  if (wanted.ai_socktype == 0) wanted.ai_socktype = SOCK_STREAM;
  return next(number, service, &wanted, found);
}

static int lead(int socket, sa_family_t family, int port) {
  dial *next = (dial *)dlsym(RTLD_NEXT, "connect");
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
  if (family == AF_INET) return next(socket, (struct sockaddr *)&four, sizeof four);
  inet_pton(AF_INET6, "::ffff:127.0.0.1", &six.sin6_addr);
  return next(socket, (struct sockaddr *)&six, sizeof six);
}

/* Java looks up this machine by its name where 0.0.0.0 is dialled. It is every machine here. */
int gethostname(char *name, size_t size) {
  if (getenv("DIALLED_JAVA") == NULL) return ((int (*)(char *, size_t))dlsym(RTLD_NEXT, "gethostname"))(name, size);
  snprintf(name, size, "localhost");
  return 0;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  char number[64];
  const char *name = NULL;
  in_port_t port;
  if (address->sa_family == AF_INET) {
    const struct sockaddr_in *four = (const struct sockaddr_in *)address;
    inet_ntop(AF_INET, &four->sin_addr, number, sizeof number);
    name = name_of(ntohl(four->sin_addr.s_addr));
    port = four->sin_port;
  } else if (address->sa_family == AF_INET6) {
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)address;
    const unsigned char *octets = six->sin6_addr.s6_addr;
    char *end = number;
    for (int at = 0; at < 16; at += 2)
      end += sprintf(end, at == 0 ? "[%x" : ":%x", octets[at] << 8 | octets[at + 1]);
    strcpy(end, "]");
    port = six->sin6_port;
    /* Java connects to an IPv4 address as IPv6 that is mapped. */
    if (getenv("DIALLED_JAVA") != NULL && IN6_IS_ADDR_V4MAPPED(&six->sin6_addr)) {
      inet_ntop(AF_INET, octets + 12, number, sizeof number);
      name = name_of((unsigned)octets[12] << 24 | (unsigned)(octets[13] << 16 | octets[14] << 8 | octets[15]));
    }
  } else {
    return ((dial *)dlsym(RTLD_NEXT, "connect"))(socket, address, length);
  }
  FILE *file = fopen(getenv("DIALLED"), "a");
  if (file != NULL) {
    fprintf(file, "%s %d%c", name != NULL ? name : number, ntohs(port), 0);
    fclose(file);
  }
  if (getenv("DIALLED_SERVER") != NULL) return lead(socket, address->sa_family, atoi(getenv("DIALLED_SERVER")));
  errno = ECONNREFUSED;
  return -1;
}
