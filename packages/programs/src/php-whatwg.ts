/** PHP 8.5: `Uri\WhatWg\Url`, which is Lexbor's parser of the URL Standard. */

import { type Habit, program } from "./habit.ts";
import { encodesCaretInPath, withUrl } from "./habits/url-standard.ts";
import { asLexborReads, withSlashesShown } from "./lexbor-path.ts";
import { platformUrl } from "./platform-url.ts";
import { piecesOf } from "./resolution/appendix-b.ts";
import {
  encodesCaret,
  inPieces,
  needsFragmentForOpaqueBase,
  resolvesAsTheUrlStandard,
} from "./resolution/url-standard.ts";
import { type ResolutionHabit, recomposed, unsplit, writes } from "./resolution.ts";
import { step } from "./step.ts";

const readsPathOfItsOwn: Habit = {
  ...step(
    "dot-segments",
    "reads-path-as-lexbor",
    "Lexbor, url/url.c: lxb_url_path_fast_path, lxb_url_path_slow_path",
  ),
  apply: (progress) => ({ ...progress, rest: asLexborReads(progress.rest) }),
};

const readsPathOfReference: ResolutionHabit = {
  ...step(
    "dot-segments",
    "reads-path-as-lexbor",
    "Lexbor, url/url.c: lxb_url_path_fast_path, lxb_url_path_slow_path",
  ),
  apply(resolution) {
    const { scheme } = piecesOf(recomposed(resolution.base));
    const text = asLexborReads(recomposed(resolution.reference), scheme?.toLowerCase());
    return { ...resolution, reference: unsplit(text) };
  },
};

const showsSlashes = writes({
  ...step(
    "dot-segments",
    "reads-path-as-lexbor",
    "Lexbor, url/url.c: lxb_url_path_fast_path, lxb_url_path_slow_path",
  ),
  write: (target) => unsplit(withSlashesShown(recomposed(target))),
});

/** Ada 2.9, which Node 20 has, loses the slash: the standard and Lexbor do not. */
const keepsSlashOfRoot = writes({
  ...step("dot-segments", "keeps-slash-of-root", "WHATWG URL §4.4, path state"),
  write(target, { reference }) {
    const { path } = piecesOf(recomposed(reference).replace(/^[\0- ]+|[\t\n\r]/g, ""));
    return inPieces((pieces) =>
      pieces.authority !== undefined && pieces.path === "" && path !== "" ? { ...pieces, path: "/" } : pieces,
    )(target);
  },
});

const tellsEmptyFromAbsent: Habit = {
  ...step(
    "empty",
    "tells-empty-from-absent",
    "PHP, ext/uri/uri_parser_whatwg.c: php_uri_parser_whatwg_host_read",
  ),
  apply(progress) {
    const url = platformUrl(progress.rest);
    const read = withUrl(progress, url);
    if (url === undefined || read === undefined) return undefined;
    const hasHost = url.href.startsWith("//", url.protocol.length);
    const hasQuery = /^[^#]*\?/.test(url.href);
    return {
      ...read,
      rest: withSlashesShown(read.rest),
      host: hasHost ? url.hostname : undefined,
      query: hasQuery ? withSlashesShown(url.search.slice(1)) : undefined,
    };
  },
};

export const phpWhatWg = program({
  id: "php-whatwg",
  name: "PHP Uri\\WhatWg",
  version: "PHP 8.5.10, WhatWg",
  isPlatform: true,
  habits: [readsPathOfItsOwn, tellsEmptyFromAbsent, encodesCaretInPath],
  resolution: [
    readsPathOfReference,
    needsFragmentForOpaqueBase,
    resolvesAsTheUrlStandard,
    keepsSlashOfRoot,
    encodesCaret,
    showsSlashes,
  ],
});
