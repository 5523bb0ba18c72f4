/** The texts that a person may read first. */

export interface ExampleText {
  readonly text: string;
  /** The URI that it was retrieved from. */
  readonly retrieval: string;
}

/** The text that the page shows before anything is typed: the example of RFC 3986 App. C, without its line numbers. */
export const FIRST: ExampleText = {
  text: `Yes, Jim, I found it under "http://www.w3.org/Addressing/",
but you can probably pick it up from <ftp://foo.example.
com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
ietf/uri/historical.html#WARNING>.
`,
  retrieval: "",
};

const PAGE = `<!doctype html>
<title>Menu</title>
<base href="/menu/">
<link rel="stylesheet" href="style.css?a=1&amp;b=2">
<p><a href="../order#today">Order</a> or <a href="//shop.example/a b">buy</a>.
<img srcset="tea.png, tea-2x.png 2x" alt="Tea">
<div style="background: url(leaf.svg)"></div>
`;

const MESSAGE = `From: joe@example.org
Subject: The menu
MIME-Version: 1.0
List-Unsubscribe: <https://lists.example.org/leave?id=7>
Content-Type: multipart/related; boundary="part"

--part
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable
Content-Base: https://example.org/menu/

<p><a href=3D"today.html">Today</a>, with a picture: <img src=3D"cid:tea@=
example.org">

--part
Content-Type: image/png
Content-Transfer-Encoding: base64
Content-ID: <tea@example.org>

iVBORw0KGgo=
--part--
`;

/** By the names that they have in the texts. */
export const EXAMPLES = {
  standard: FIRST,
  page: { text: PAGE, retrieval: "https://example.org/a/page.html" },
  message: { text: MESSAGE, retrieval: "" },
} as const satisfies Readonly<Record<string, ExampleText>>;
