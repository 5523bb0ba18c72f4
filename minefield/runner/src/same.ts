/**
 * When two readings are the same. A reader may normalize what it reads (RFC 3986 §6.2.2, §6.2.3), and may decode it: neither is
 * a fault. So octets are compared, without regard to how they are written.
 */

import { isUriReference, normalize } from "urikit";
import { COMPONENTS, type Component, type Reading } from "./record.ts";

const HOST = COMPONENTS.indexOf("host");

type Value = string | false | null | undefined;

/** The ports that are left out where the scheme has them by itself (§6.2.3). */
const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
]);

/** The first component in which two readings differ; undefined if there is none. Both readers accept the reference. */
export function differing(
  expected: Exclude<Reading, false>,
  read: Exclude<Reading, false>,
): Component | undefined {
  const [one, other] = [meaning(expected), meaning(read)];
  const scheme = (expected[0] || "").toLowerCase();
  return COMPONENTS.find((name, at) =>
    name === "port" ? portMeant(one[at], scheme) !== portMeant(other[at], scheme) : one[at] !== other[at],
  );
}

/** The meaning of each component of a reading. It is kept, because many readers have one reading. */
function meaning(reading: Exclude<Reading, false>): readonly (string | undefined)[] {
  const known = meanings.get(reading);
  if (known !== undefined) return known;
  const found = COMPONENTS.map((name, at) => meant(name, reading[at], reading));
  meanings.set(reading, found);
  return found;
}

const meanings = new WeakMap<Exclude<Reading, false>, readonly (string | undefined)[]>();

/** The host that a reading leads to, as octets; empty if there is none. */
export function hostOf(reading: Exclude<Reading, false>): string {
  return meaning(reading)[HOST] ?? "";
}

/** Whether two targets are one: the same text, or the same after normalization. */
export function isSameTarget(expected: string | false, read: string | false): boolean {
  if (expected === read) return true;
  if (expected === false || read === false) return false;
  return normalText(expected) === normalText(read);
}

function normalText(text: string): string {
  return isUriReference(text) ? normalize(text, { level: "scheme" }) : text;
}

/** What a component means, as octets: absent and empty are one, as many readers do not tell them apart. */
function meant(name: Component, value: Value, reading: Exclude<Reading, false>): string {
  if (value === false) return "an error";
  const octets = octetsOf(value ?? "");
  switch (name) {
    case "scheme":
      return octets.toLowerCase();
    case "host":
      return octets.toLowerCase().replace(/^\[(.*)\]$/s, "$1");
    case "port":
      return octets.replace(/^0+(?=\d)/, "");
    case "path":
      return withoutDots(octets) || (reading[2] ? "/" : "");
    default:
      return octets;
  }
}

/** A default port is the same as no port. */
function portMeant(port: string | undefined, scheme: string): string | undefined {
  return port === DEFAULT_PORTS.get(scheme) ? "" : port;
}

/** The octets of a text in UTF-8, percent-encodings decoded; U+DC80 to U+DCFF stand for octets that are not UTF-8. */
export function octetsOf(text: string): string {
  const whole = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => octet(Number.parseInt(hex, 16)));
  return whole.replace(/[^\0-\x7f]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff
      ? String.fromCharCode(code - 0xdc00)
      : String.fromCharCode(...UTF8.encode(character));
  });
}

const UTF8 = new TextEncoder();

/** An octet as it stands in the text until all are taken together. */
function octet(code: number): string {
  return String.fromCharCode(code < 0x80 ? code : 0xdc00 + code);
}

/** A path without its dot-segments (§5.2.4), a relative one as it is. */
function withoutDots(path: string): string {
  if (!path.startsWith("/")) return path;
  const kept: string[] = [];
  const segments = path.slice(1).split("/");
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
    if (isLast && (segment === "." || segment === "..")) kept.push("");
  }
  return `/${kept.join("/")}`;
}
