/**
 * RFC 3986 §7.4, RFC 6761: what a name tells before it is looked up: that it is of this machine or this network, of a
 * cloud's metadata service, or spells the address that it leads to.
 */

import { parseIPv4, parseIPv6 } from "urikit";
import { type Statement, statement } from "urikit/words";
import { type AddressReading, addressKind } from "./address-kind.ts";
import { type NameKind, type NameRow, SPECIAL_NAMES, SPELLING_SERVICES } from "./special-names.ts";

/** The facts that a name reveals. */
export interface NameReading {
  /** The name or the suffix of it that says so, in lower case; for a name that spells an address, what spells it. */
  readonly name: string;
  readonly kind: NameKind;
  /** The document and section, or whoever else sets it apart: a company by its name, others as a statement. */
  readonly source: string | Statement;
  /** The address that it spells; absent if it spells none. */
  readonly address?: AddressReading;
}

/** RFC 1035 §2.3.4. A longer text is not a name of the DNS. */
const LONGEST_NAME = 255;

const BY_NAME = new Map<string, NameRow>(SPECIAL_NAMES.map((row) => [row[0], row]));

/**
 * The facts that a name reveals before it is looked up; `undefined` if it reveals nothing, as for most names. That is
 * no assurance: anyone's name may lead to any address, which {@link addressKind} judges once DNS gave it.
 *
 * @param name As it would be looked up: decoded, and in ASCII. Its case does not matter, nor does a dot at its end.
 * @throws {TypeError} If `name` is not a string.
 *
 * @example
 * ```ts
 * import { nameKind } from "@urikit/guard";
 *
 * nameKind("api.localhost")?.kind; // => "loopback"
 * nameKind("printer.local")?.source; // => "RFC 6762 §3"
 * nameKind("app.10-0-0-1.nip.io")?.address?.kind; // => "private"
 * nameKind("intranet-portal")?.kind; // => "single-label"
 * nameKind("www.example.org")?.kind; // => "documentation"
 * nameKind("www.w3.org"); // => undefined
 * ```
 */
export function nameKind(name: string): NameReading | undefined {
  if (typeof name !== "string") throw new TypeError("the name must be a string");
  if (name.length > LONGEST_NAME) return undefined;
  const plain = name.toLowerCase().replace(/\.$/, "");
  if (plain === "" || addressKind(plain) !== undefined) return undefined;
  const service = SPELLING_SERVICES.find((one) => plain.endsWith(`.${one}`));
  if (service !== undefined) return spelled(plain.slice(0, -service.length - 1), service, inLabels);
  const found = special(plain);
  if (found !== undefined && found.kind !== "documentation") return found;
  return spelled(plain, statement("its-labels"), dotted) ?? found ?? singleLabel(plain);
}

/** The longest suffix of the name, on the border of a label, that is set apart. */
function special(name: string): NameReading | undefined {
  for (let from = 0; ; from = name.indexOf(".", from) + 1) {
    const row = BY_NAME.get(name.slice(from));
    if (row !== undefined) return { name: row[0], kind: row[1], source: row[2] };
    if (!name.includes(".", from)) return undefined;
  }
}

/** A name without a dot is looked up in the network's own domains (RFC 1535), or in no domain (RFC 7085). */
function singleLabel(name: string): NameReading | undefined {
  return name.includes(".") ? undefined : { name, kind: "single-label", source: "RFC 1535, RFC 7085" };
}

interface Spelling {
  readonly text: string;
  readonly number: number | Uint16Array;
}

function spelled(
  name: string,
  source: string | Statement,
  find: (name: string) => Spelling | undefined,
): NameReading | undefined {
  const found = find(name);
  const address = found && addressKind(found.number);
  return address && { name: found.text, kind: "spells-address", source, address };
}

/** Four labels in a row that are an IPv4 address, the last such. */
function dotted(name: string): Spelling | undefined {
  const labels = name.split(".");
  for (let from = labels.length - 4; from >= 0; from -= 1) {
    const text = labels.slice(from, from + 4).join(".");
    const number = parseIPv4(text);
    if (number !== undefined) return { text, number };
  }
  return undefined;
}

/** An address in four labels, or in one, the last such: `10-0-0-1`, `app-10-0-0-1`, `0a000001`, `app-0a000001`, `2001-db8--7`. */
function inLabels(name: string): Spelling | undefined {
  const inDots = dotted(name);
  if (inDots !== undefined) return inDots;
  for (const label of name.split(".").reverse()) {
    const found = dashed(label) ?? hexadecimal(label) ?? dashedIPv6(label);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dashed(label: string): Spelling | undefined {
  const text = label.split("-").slice(-4).join("-");
  const number = parseIPv4(text.replaceAll("-", "."));
  return number === undefined ? undefined : { text, number };
}

function hexadecimal(label: string): Spelling | undefined {
  const [, text] = /(?:^|-)([0-9a-f]{8})$/.exec(label) ?? [];
  return text === undefined ? undefined : { text, number: Number.parseInt(text, 16) };
}

function dashedIPv6(label: string): Spelling | undefined {
  const number = parseIPv6(label.replaceAll("-", ":"));
  return number === undefined ? undefined : { text: label, number };
}
