/**
 * RFC 1738 §3.3, RFC 9110 §4.2, RFC 6455 §3: `//<host>:<port>/<path>?<searchpart>`, which `http` and `ws` share,
 * and the request that it becomes.
 */

import { compose } from "../../compose.ts";
import { layoutOf, textOf, type UriReference } from "../../reference.ts";
import { isUnreserved } from "../../syntax/characters.ts";
import { isPlainUri } from "../../syntax/plain.ts";
import type { Layout } from "../../syntax/scanner.ts";
import { readHost, readPort, requireHost, writeHost, writePort } from "./authority.ts";
import { type Data, dataOf, encodeData, SAFE_AND_EXTRA } from "./octet-data.ts";
import { type Send, send } from "./plan.ts";
import { lineOf } from "./protocol-line.ts";
import type { Rule } from "./refusal.ts";
import { hasScheme, wrongScheme } from "./source.ts";

/** What a reference to the Web means. One that was read is cut when it is asked: `{ ...reading }` holds none of it. */
export interface WebReading {
  /** User and password as they are written; defined only where the caller allowed them. */
  readonly userinfo?: string | undefined;
  /** A name, decoded, or an address, that of version 6 in brackets. */
  readonly host: string;
  readonly port: number;
  /** What stands between the slashes of the path, decoded; an empty path has none. */
  readonly segments: readonly Data[];
  /** What follows the `?`, as it is written: it has parts of its own, and to decode is for whoever cuts them. */
  readonly searchpart?: string | undefined;
}

/** What tells one scheme of the Web from another. */
export interface WebScheme {
  readonly name: string;
  /** The name with what stands between it and a host. */
  readonly opening: string;
  readonly defaultPort: number;
  /** The rule of its references as a whole. */
  readonly rule: Rule;
}

/** Cuts and decodes what it is asked for: most who read a link want one thing of it. */
class LazyWebReading implements WebReading {
  readonly #text: string;
  readonly #port: number;
  #scanned: Layout | undefined;

  constructor(text: string, port: number, layout?: Layout) {
    this.#text = text;
    this.#port = port;
    this.#scanned = layout;
  }

  get #layout(): Layout {
    this.#scanned ??= layoutOf(this.#text);
    return this.#scanned;
  }

  get userinfo(): string | undefined {
    if (this.#scanned === undefined) return undefined; // a plain URI has none
    const { schemeEnd, hostFrom } = this.#layout;
    return schemeEnd + 3 < hostFrom ? this.#text.slice(schemeEnd + 3, hostFrom - 1) : undefined;
  }

  get host(): string {
    return readHost({ text: this.#text, layout: this.#layout });
  }

  get port(): number {
    return this.#port;
  }

  get segments(): readonly Data[] {
    const { pathFrom, pathTo } = this.#layout;
    return pathFrom === pathTo
      ? []
      : this.#text
          .slice(pathFrom + 1, pathTo)
          .split("/")
          .map(dataOf);
  }

  get searchpart(): string | undefined {
    const { pathTo, queryTo } = this.#layout;
    return pathTo < queryTo ? this.#text.slice(pathTo + 1, queryTo) : undefined;
  }

  toJSON(): WebReading {
    const { userinfo, host, port, segments, searchpart } = this;
    return { userinfo, host, port, segments, searchpart };
  }
}

/** Reads a reference of a scheme of the Web; whether it may have userinfo is for the scheme to say. */
export function readWeb(reference: string | UriReference, scheme: WebScheme): WebReading {
  if (isPlainUri(reference) && isPlainWeb(reference, scheme)) {
    return new LazyWebReading(reference, scheme.defaultPort);
  }
  const text = textOf(reference);
  const layout = layoutOf(reference);
  if (!hasScheme(text, layout.schemeEnd, scheme.name)) {
    throw wrongScheme(text, layout.schemeEnd, scheme.name);
  }
  const source = { text, layout };
  requireHost(source, scheme.rule);
  const percent = text.indexOf("%");
  if (percent >= 0 && percent < layout.pathFrom) readHost(source);
  return new LazyWebReading(text, readPort(source, scheme.defaultPort), layout);
}

/** Whether a plain URI is of this scheme, with a host and no port: nothing is left then that it could be refused for. */
function isPlainWeb(text: string, { opening }: WebScheme): boolean {
  const hostFrom = opening.length;
  return (
    text.startsWith(opening) && isUnreserved(text.charCodeAt(hostFrom)) && text.indexOf(":", hostFrom) < 0
  );
}

/**
 * RFC 1738 §3.3: "Within the <path> and <searchpart> components, "/", ";", "?" are reserved", so a `;` that is
 * data is encoded.
 */
const IN_SEGMENT = `${SAFE_AND_EXTRA}:@&=`;

/** The reference of a reading. */
export function writeWeb(
  { userinfo, host, port, segments, searchpart }: WebReading,
  { name, defaultPort }: WebScheme,
): string {
  return compose({
    scheme: name,
    userinfo,
    host: writeHost(host),
    port: writePort(port, defaultPort),
    path: segments.map((segment) => `/${encodeData(segment, IN_SEGMENT)}`).join(""),
    query: searchpart,
  });
}

/** RFC 9112 §3.2.1: the request line in origin-form, with the path and the query as they are written. */
export function requestLine(reference: string | UriReference, note: string): Send {
  const text = textOf(reference);
  const { pathFrom, pathTo, queryTo } = layoutOf(reference);
  const target = (pathFrom === pathTo ? "/" : "") + text.slice(pathFrom, queryTo);
  return send(lineOf(text, "GET ", target, " HTTP/1.1"), note);
}

/** RFC 9110 §7.2: the Host field names host and port as they are written, without userinfo or the default port. */
export function hostField(reference: string | UriReference, defaultPort: number): Send {
  const text = textOf(reference);
  const { hostFrom, hostTo } = layoutOf(reference);
  const port = readPort({ text, layout: layoutOf(reference) }, defaultPort);
  const host = text.slice(hostFrom, hostTo);
  return send(
    lineOf(text, "Host: ", port === defaultPort ? host : `${host}:${port}`),
    "say which host is meant (RFC 9110 §7.2)",
  );
}
