/** PHP 8.5: `Uri\WhatWg\Url`, which is Lexbor's parser of the URL Standard. */

import { type Habit, program } from "./habit.ts";
import { encodesCaretInPath, withUrl } from "./habits/url-standard.ts";
import { platformUrl } from "./platform-url.ts";
import { encodesCaret, needsFragmentForOpaqueBase, resolvesAsTheUrlStandard } from "./resolution/url-standard.ts";
import { reads, recomposed, unsplit } from "./resolution.ts";
import { step } from "./step.ts";

/** The text so far: it ends in a dot-segment, plain or encoded, after the slash of a path, not of an authority. */
const DOTS_AT_END = /^(.*[/\\]|[\0- ]*[A-Za-z][A-Za-z0-9+.-]*:|[\0- ]*)(?:\.|%2e){1,2}$/is;
const START_OF_AUTHORITY = /^[\0- ]*(?:[A-Za-z][A-Za-z0-9+.-]*:)?[/\\][\t\n\r]*[/\\]$/;

/** What follows becomes a segment. */
function withDelimitersSwallowed(text: string): string {
  const at = text.search(/[?#]/);
  const before = DOTS_AT_END.exec(text.slice(0, Math.max(at, 0)))?.[1];
  if (before === undefined || START_OF_AUTHORITY.test(before)) return text;
  return withDelimitersSwallowed(`${text.slice(0, at)}/${text.slice(at + 1)}`);
}

const dotsSwallowDelimiters: Habit = {
  ...step("dot-segments", "dots-swallow-delimiters", "Lexbor, url/url.c: lxb_url_path_slow_path"),
  apply: (progress) => ({ ...progress, rest: withDelimitersSwallowed(progress.rest) }),
};

const swallowsInTheReference = reads({
  ...step("dot-segments", "dots-swallow-delimiters", "Lexbor, url/url.c: lxb_url_path_slow_path"),
  read: (pieces) => unsplit(withDelimitersSwallowed(recomposed(pieces))),
});

const tellsEmptyFromAbsent: Habit = {
  ...step("empty", "tells-empty-from-absent", "PHP, ext/uri/uri_parser_whatwg.c: php_uri_parser_whatwg_host_read"),
  apply(progress) {
    const url = platformUrl(progress.rest);
    const read = withUrl(progress, url);
    if (url === undefined || read === undefined) return undefined;
    const hasHost = url.href.startsWith("//", url.protocol.length);
    const hasQuery = /^[^#]*\?/.test(url.href);
    return { ...read, host: hasHost ? url.hostname : undefined, query: hasQuery ? url.search.slice(1) : undefined };
  },
};

export const phpWhatWg = program({
  id: "php-whatwg",
  name: "PHP Uri\\WhatWg",
  version: "PHP 8.5.10, WhatWg",
  isPlatform: true,
  habits: [dotsSwallowDelimiters, tellsEmptyFromAbsent, encodesCaretInPath],
  resolution: [swallowsInTheReference, needsFragmentForOpaqueBase, resolvesAsTheUrlStandard, encodesCaret],
});
