/**
 * The list of the programs in use. To add one, write its file in `programs`, and add it here. The answers that the
 * programs really give are recorded in minefield/recorded; a test holds each model to it.
 */

import { chromium } from "./chromium.ts";
import { curl } from "./curl.ts";
import { fastUri } from "./fast-uri.ts";
import { firefox } from "./firefox.ts";
import { go, go121 } from "./go.ts";
import type { Program } from "./habit.ts";
import { httpUri } from "./http-uri.ts";
import { httpclient5 } from "./httpclient5.ts";
import { httpx } from "./httpx.ts";
import { javaUri } from "./java-uri.ts";
import { javaUrl, javaUrl17 } from "./java-url.ts";
import { needle } from "./needle.ts";
import { nginx } from "./nginx.ts";
import { adaUrl, node } from "./node.ts";
import { nodeLegacy, nodeLegacyOf20 } from "./node-legacy.ts";
import { okhttp } from "./okhttp.ts";
import { perl } from "./perl.ts";
import { php, php85 } from "./php.ts";
import { phpRfc3986 } from "./php-uri.ts";
import { phpWhatWg } from "./php-whatwg.ts";
import { requests } from "./requests.ts";
import { rfc3986, rfc3986Of15 } from "./rfc3986.ts";
import { ruby, ruby34, ruby40 } from "./ruby.ts";
import { rustUrl } from "./rust-url.ts";
import { springRfc } from "./spring-rfc.ts";
import { springWhatWg } from "./spring-whatwg.ts";
import { superagent } from "./superagent.ts";
import { undici } from "./undici.ts";
import { uriJs } from "./uri-js.ts";
import { urijs } from "./urijs.ts";
import { uriparser } from "./uriparser.ts";
import { urlParse } from "./url-parse.ts";
import { urllib } from "./urllib.ts";
import { urllib3 } from "./urllib3.ts";
import { whatwgUrl } from "./whatwg-url.ts";
import { yarl } from "./yarl.ts";

const ALL = [
  chromium,
  curl,
  fastUri,
  firefox,
  go,
  go121,
  httpclient5,
  httpx,
  javaUri,
  javaUrl,
  javaUrl17,
  needle,
  node,
  adaUrl,
  nodeLegacy,
  okhttp,
  nodeLegacyOf20,
  perl,
  php,
  php85,
  phpRfc3986,
  phpWhatWg,
  requests,
  rfc3986,
  rfc3986Of15,
  ruby,
  ruby34,
  ruby40,
  rustUrl,
  springRfc,
  springWhatWg,
  superagent,
  undici,
  uriJs,
  urijs,
  uriparser,
  urlParse,
  urllib,
  urllib3,
  whatwgUrl,
  yarl,
] as const;

/** The name of a program in data. */
export type ProgramId = (typeof ALL)[number]["id"];

/**
 * Programs that read the target of a request (RFC 9112 §3.2), and not a reference: `example.org:80` has a host there. No verdict
 * compares them with {@link PROGRAMS}.
 */
export const TARGET_READERS: readonly Program[] = [httpUri, nginx];

/**
 * Programs in use, each as a list of its habits, in the order of their names, with ada beside Node. An older version has the
 * id `NAME@VERSION`. They read what real programs read, whether
 * it is a reference by any standard or not. Those with `isPlatform` ask the platform's own `URL`; without one
 * they refuse what they would ask it.
 *
 * @example
 * ```ts
 * import { PROGRAMS } from "@urikit/programs";
 *
 * const hosts = PROGRAMS.map(({ id, read }) => `${id}: ${read("http://a@evil.example:80@good.example/")?.host}`);
 * hosts[0]; // => "chromium: good.example"
 * hosts[1]; // => "curl: undefined"
 *
 * const curl = PROGRAMS.find(({ id }) => id === "curl");
 * curl?.check("http://a b/")?.section; // => "curl, urlapi.c: junkscan"
 * ```
 */
export const PROGRAMS: readonly Program<ProgramId>[] = ALL;
