/**
 * The list of the programs in use. To add one, write its file in `programs`, and add it here. What the programs really
 * read is recorded in tools/programs; a test holds each model to it.
 */

import { chromium } from "./programs/chromium.ts";
import { curl } from "./programs/curl.ts";
import { fastUri } from "./programs/fast-uri.ts";
import { go } from "./programs/go.ts";
import type { Program } from "./programs/habit.ts";
import { javaUri } from "./programs/java-uri.ts";
import { javaUrl } from "./programs/java-url.ts";
import { node } from "./programs/node.ts";
import { nodeLegacy } from "./programs/node-legacy.ts";
import { perl } from "./programs/perl.ts";
import { php } from "./programs/php.ts";
import { requests } from "./programs/requests.ts";
import { rfc3986 } from "./programs/rfc3986.ts";
import { ruby } from "./programs/ruby.ts";
import { undici } from "./programs/undici.ts";
import { uriJs } from "./programs/uri-js.ts";
import { urijs } from "./programs/urijs.ts";
import { urlParse } from "./programs/url-parse.ts";
import { urllib } from "./programs/urllib.ts";
import { urllib3 } from "./programs/urllib3.ts";
import { whatwgUrl } from "./programs/whatwg-url.ts";
import { yarl } from "./programs/yarl.ts";

const ALL = [
  chromium,
  curl,
  fastUri,
  go,
  javaUri,
  javaUrl,
  node,
  nodeLegacy,
  perl,
  php,
  requests,
  rfc3986,
  ruby,
  undici,
  uriJs,
  urijs,
  urlParse,
  urllib,
  urllib3,
  whatwgUrl,
  yarl,
] as const;

/** The name of a program in data. */
export type ProgramId = (typeof ALL)[number]["id"];

/**
 * Programs in use, each as a list of its habits, in the order of their names. They read what real programs read, whether
 * it is a reference by any standard or not. Those with `isPlatform` ask the platform's own `URL`; without one
 * they refuse what they would ask it.
 *
 * @example
 * ```ts
 * import { PROGRAMS } from "@urikit/standards";
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
