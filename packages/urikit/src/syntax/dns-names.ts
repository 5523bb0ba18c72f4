/**
 * RFC 3986 §3.2.2: a registered name for the DNS "uses the syntax defined in Section 3.5 of [RFC1034] and Section 2.1
 * of [RFC1123]". "URI producers should use names that conform to the DNS syntax, even when use of DNS is not
 * immediately apparent, and should limit these names to no more than 255 characters in length."
 */

import { printable } from "./printable.ts";
import { requireString } from "./require-string.ts";
import { type Statement, statement } from "./statement.ts";

/** Something in a name that is not in DNS syntax. */
export interface DnsFault {
  readonly code: "empty-label" | "label-too-long" | "name-too-long" | "hyphen-at-end" | "forbidden-character";
  /** Where in the name it begins, in UTF-16 code units. */
  readonly index: number;
  /** A clause about the fault. */
  readonly problem: Statement;
  readonly section: string;
}

/** RFC 1034 §3.1: "Each node has a label, which is zero to 63 octets in length." */
const LONGEST_LABEL = 63;

/** RFC 1034 §3.1: "the sum of all label octets and label lengths" of a name, that of the root included. */
const LONGEST_NAME = 255;

/**
 * The parts of a registered name that are not in DNS syntax (RFC 3986 §3.2.2): in the order of the name, and its length
 * first. A reg-name may hold what it likes, and other registries than the DNS have other names; but a URI for everyone
 * should have a name without faults.
 *
 * @param name The name as it would be looked up: decoded, and in ASCII (`toAscii` of `urikit/idna`). One dot may be
 * at its end.
 * @returns An empty list if the name is in DNS syntax: labels of letters, digits and hyphens with dots between them,
 * never longer than 63 octets, never with a hyphen at an end, and all together no longer than 255 octets in DNS.
 * @throws {TypeError} If `name` is not a string.
 *
 * @example
 * ```ts
 * import { dnsFaults } from "urikit/syntax";
 *
 * dnsFaults("www.example.org"); // => []
 * dnsFaults("my_host.example").map(({ code, index }) => [code, index]); // => [["forbidden-character", 2]]
 * ```
 */
export function dnsFaults(name: string): readonly DnsFault[] {
  requireString(name);
  const faults: DnsFault[] = [];
  const relative = name.endsWith(".") ? name.slice(0, -1) : name;
  const octets = relative.length + 2; // a length before each label, and that of the root
  if (octets > LONGEST_NAME) {
    const problem = statement("name-too-long-for-dns", octets, LONGEST_NAME);
    faults.push({ code: "name-too-long", index: 0, problem, section: "RFC 1034 §3.1" });
  }
  let index = 0;
  for (const label of relative.split(".")) {
    const fault = labelFault(label, index);
    if (fault !== undefined) faults.push(fault);
    index += label.length + 1;
  }
  return faults;
}

/** The first fault of a label that begins at `index`. */
function labelFault(label: string, index: number): DnsFault | undefined {
  if (label === "") {
    return { code: "empty-label", index, problem: statement("empty-label"), section: "RFC 1034 §3.5" };
  }
  const bad = label.search(/[^A-Za-z0-9-]/);
  if (bad >= 0) {
    const character = printable(JSON.stringify(String.fromCodePoint(label.codePointAt(bad) ?? 0)));
    return {
      code: "forbidden-character",
      index: index + bad,
      problem: statement("not-in-dns-label", character),
      section: "RFC 1034 §3.5, RFC 1123 §2.1",
    };
  }
  const hyphen = label.startsWith("-") ? 0 : label.endsWith("-") ? label.length - 1 : -1;
  if (hyphen >= 0) {
    const problem = statement("hyphen-at-end-of-label");
    return { code: "hyphen-at-end", index: index + hyphen, problem, section: "RFC 1034 §3.5, RFC 1123 §2.1" };
  }
  if (label.length <= LONGEST_LABEL) return undefined;
  const problem = statement("label-too-long-for-dns", label.length, LONGEST_LABEL);
  return { code: "label-too-long", index, problem, section: "RFC 1034 §3.1" };
}
