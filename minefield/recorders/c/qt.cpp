/* What Qt reads: QUrl in its tolerant mode, and where QNetworkAccessManager dials. */

#include <QtCore/QCoreApplication>
#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <QtCore/QUrl>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QNetworkReply>

#include "protocol.h"

static void tell_string(enum part part, const QString &text) {
  QByteArray octets = text.toUtf8();
  tell(part, octets.constData(), (size_t)octets.size());
}

static void tell_known(enum part part, const QString &text) {
  if (!text.isEmpty()) tell_string(part, text);
}

static QUrl url_of(const struct text *text) { return QUrl(QString::fromUtf8(text->octets, (int)text->length)); }

/* The library dialled.c notes the address, and refuses. A manager of its own ends with all its connections. */
static void dial(const QUrl &url) {
  if (url.scheme() != "http" && url.scheme() != "https") return;
  QNetworkAccessManager manager;
  manager.setProxy(QNetworkProxy::NoProxy);
  QEventLoop loop;
  QNetworkReply *reply = manager.get(QNetworkRequest(url));
  QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
  QTimer::singleShot(3000, &loop, &QEventLoop::quit);
  if (!reply->isFinished()) loop.exec();
  delete reply;
}

static void answer(const struct text *reference, const struct text *base) {
  QUrl url = url_of(reference);
  if (url.isValid()) {
    tell_text(ACCEPTED, "");
    tell_known(SCHEME, url.scheme());
    tell_known(USERINFO, url.userInfo());
    tell_known(HOST, url.host());
    tell_number(PORT, url.port());
    tell_string(PATH, url.path());
    if (url.hasQuery()) tell_string(QUERY, url.query());
  }
  if (base == NULL) {
    if (url.isValid()) dial(url);
    return;
  }
  QUrl target = url_of(base).resolved(url);
  if (target.isValid()) {
    QByteArray text = target.toEncoded();
    tell(TARGET, text.constData(), (size_t)text.size());
    dial(target);
  } else {
    refuse(TARGET);
  }
}

int main(int count, char **arguments) {
  QCoreApplication application(count, arguments);
  char version[64];
  snprintf(version, sizeof version, "Qt %s", qVersion());
  return serve(version);
}
