/** What `uri rewrite` changes: one of its options says it. */

import type { ChangeReference } from "@urikit/documents/rewrite";
import {
  moved,
  movedUri,
  toAbsolute,
  toHttps,
  toRelative,
  withoutPrefix,
  withPrefix,
} from "@urikit/documents/rewrite";
import { TRACKING_PARAMETERS } from "@urikit/surt";
import { editQuery, normalize, parse, resolve } from "urikit";
import { UsageError } from "../../exit.ts";
import { requireUri } from "../extract/retrieval.ts";

/** The options that say what becomes of references. */
export interface ChangeOptions {
  readonly absolute?: true;
  readonly relative?: true;
  readonly https?: true;
  readonly withoutTracking?: true;
  readonly prefix?: string;
  readonly withoutPrefix?: string;
  readonly from?: string;
  readonly to?: string;
  /** The URI of the site; `--from` and `--to` may be relative to it. */
  readonly at?: string;
}

/** The change that the options name. @throws {UsageError} If it is not one. */
export function changeOf(options: ChangeOptions): ChangeReference {
  const { absolute, relative, https, withoutTracking, prefix, withoutPrefix: archive, from, to } = options;
  if ((from === undefined) !== (to === undefined)) throw new UsageError("rewrite-from-to");
  const uriNow = moveOf(options);
  const changes = [
    absolute && toAbsolute,
    relative && toRelative,
    https && toHttps,
    withoutTracking && bare,
    prefix !== undefined && withPrefix(required("--prefix", prefix)),
    archive !== undefined && withoutPrefix(required("--without-prefix", archive)),
    uriNow && moved(uriNow),
  ].filter((change) => change !== undefined && change !== false);
  const [change] = changes;
  if (change === undefined || changes.length > 1) throw new UsageError("rewrite-one-change");
  return change;
}

function required(option: string, text: string): string {
  requireUri(option, text);
  return text;
}

/** Where what is at a URI goes, by `--from` and `--to`; undefined if nothing moves. */
export function moveOf(options: ChangeOptions): ((uri: string) => string) | undefined {
  const { from, to } = options;
  if (from === undefined || to === undefined) return undefined;
  const [start, end] = [placed("--from", from, options), placed("--to", to, options)];
  return options.at === undefined ? movedUri(start, end) : movedPage(start, end);
}

/** Servers of sites give out `a.html` as `a`, too: both names of a page move. */
function movedPage(from: string, to: string): (uri: string) => string {
  const [start, end] = [from, to].map((uri) => uri.replace(/\.html$/, "")) as [string, string];
  const places = [movedUri(from, to), movedUri(start, end), movedUri(`${start}.html`, `${end}.html`)];
  return (uri) => places.map((place) => place(uri)).find((now) => now !== uri) ?? uri;
}

/** A URI, or a reference against that of the site. */
function placed(option: string, text: string, { at }: ChangeOptions): string {
  try {
    return at === undefined ? required(option, text) : resolve(text, normalize(at, { level: "scheme" }));
  } catch {
    throw new UsageError("option-not-uri", option, text);
  }
}

const TRACKING = TRACKING_PARAMETERS.map(({ key }) => key);

/** Without the parameters of trackers, where pairs are a convention: in references of the Web. */
const bare: ChangeReference = ({ reference, valid, kind }) => {
  if (!valid || kind !== "reference" || !reference.includes("?")) return undefined;
  const { scheme = "http" } = parse(reference);
  return /^https?$/i.test(scheme) ? editQuery(reference, { drop: TRACKING }) : undefined;
};
