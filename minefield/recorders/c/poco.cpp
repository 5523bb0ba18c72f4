/* What Poco reads: Poco::URI, whose accessors decode, and where its openers of HTTP dial. */

#include <Poco/Exception.h>
#include <Poco/Net/Context.h>
#include <Poco/Net/HTTPSStreamFactory.h>
#include <Poco/Net/HTTPStreamFactory.h>
#include <Poco/Net/SSLManager.h>
#include <Poco/URI.h>
#include <Poco/Version.h>
#include <istream>
#include <string>

#include "protocol.h"

static std::string text_of(const struct text *text) { return {text->octets, text->length}; }

static void tell_known(enum part part, const std::string &text) {
  if (!text.empty()) tell(part, text.data(), text.size());
}

/* The library dialled.c notes the address, and refuses. */
static void dial(const Poco::URI &uri) {
  try {
    if (uri.getScheme() == "http") delete Poco::Net::HTTPStreamFactory().open(uri);
    if (uri.getScheme() == "https") delete Poco::Net::HTTPSStreamFactory().open(uri);
  } catch (const std::exception &) {
  }
}

static void read_reference(const std::string &reference, bool dials) {
  Poco::URI uri(reference);
  std::string path = uri.getPath();
  tell_text(ACCEPTED, "");
  tell_known(SCHEME, uri.getScheme());
  tell_known(USERINFO, uri.getUserInfo());
  tell_known(HOST, uri.getHost());
  if (uri.getSpecifiedPort() != 0) tell_number(PORT, uri.getSpecifiedPort());
  tell(PATH, path.data(), path.size());
  tell_known(QUERY, uri.getQuery());
  if (dials) dial(uri);
}

static void answer(const struct text *reference, const struct text *base) {
  try {
    read_reference(text_of(reference), base == NULL);
  } catch (const std::exception &) {
    for (int part = 0; part < PARTS; part++) set((enum part)part, NULL);
  }
  if (base == NULL) return;
  try {
    Poco::URI target(Poco::URI(text_of(base)), text_of(reference));
    std::string text = target.toString();
    tell(TARGET, text.data(), text.size());
    dial(target);
  } catch (const std::exception &) {
    refuse(TARGET);
  }
}

int main() {
  char version[64];
  Poco::Net::SSLManager::instance().initializeClient(
      nullptr, nullptr, new Poco::Net::Context(Poco::Net::Context::CLIENT_USE, "", Poco::Net::Context::VERIFY_NONE));
  snprintf(version, sizeof version, "Poco %d.%d.%d", POCO_VERSION >> 24, POCO_VERSION >> 16 & 255, POCO_VERSION >> 8 & 255);
  return serve(version);
}
