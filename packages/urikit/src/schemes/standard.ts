/**
 * The schemes that urikit knows: the ten of RFC 1738 §3 and their heirs, as one set.
 */

import { cid } from "./cid.ts";
import { data } from "./data.ts";
import { file } from "./file.ts";
import { ftp } from "./ftp.ts";
import { gopher } from "./gopher.ts";
import { http, https } from "./http.ts";
import { ldap } from "./ldap.ts";
import { mailto } from "./mailto.ts";
import { mid } from "./mid.ts";
import { news } from "./news.ts";
import { nntp } from "./nntp.ts";
import { prospero } from "./prospero.ts";
import { type SchemeSet, schemeSet } from "./set.ts";
import { tel } from "./tel.ts";
import { telnet } from "./telnet.ts";
import { urn } from "./urn.ts";
import { wais } from "./wais.ts";
import { ws, wss } from "./ws.ts";

/**
 * The standard set: a value like any other set of schemes.
 *
 * @example
 * ```ts
 * import { compare } from "urikit";
 * import { standardSchemes } from "urikit/schemes";
 *
 * compare("ftp://example.org", "ftp://example.org:21/", { schemes: standardSchemes }).rung; // => "scheme"
 * ```
 */
export const standardSchemes: SchemeSet = /* @__PURE__ */ schemeSet(
  ftp,
  http,
  https,
  ws,
  wss,
  gopher,
  mailto,
  news,
  nntp,
  telnet,
  wais,
  file,
  prospero,
  ldap,
  tel,
  urn,
  data,
  mid,
  cid,
);
