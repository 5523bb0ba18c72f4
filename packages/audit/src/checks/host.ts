/** RFC 3986 §3.2.2, §7.4, §7.6: the host as it is written, as it is looked up, and as it looks. */

import { type ComponentRange, formatIPv4, parseIPv4 } from "urikit";
import { hasAuthority } from "urikit/foundation";
import { toAscii, URL_STANDARD } from "urikit/idna";
import { dnsFaults } from "urikit/syntax";
import { statement } from "urikit/words";
import { isLocalScheme, isNetworkScheme, isWebScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import type { Subject } from "../subject.ts";
import { checkAddress, checkName } from "./addresses.ts";
import { decoded } from "./decoded.ts";
import { checkInternationalized } from "./internationalized.ts";

/** A host as it is written in a text. */
interface WrittenHost {
  readonly written: string;
  readonly range: ComponentRange;
  readonly scheme: string;
}

/** A name longer than this is not looked at letter by letter. */
const LONGEST = 1024;

/** The host. */
export function checkHost(subject: Subject, report: Report): void {
  if (!hasAuthority(subject)) return;
  const { text, hostFrom: from, hostTo: to, scheme } = subject;
  if (from === to) {
    if (isWebScheme(scheme) && !report.has("hidden-host"))
      report.add("empty-host", { component: "host", from, to });
    return;
  }
  checkHostText({ written: text.slice(from, to), range: { from, to }, scheme }, report);
}

/** Labels of small letters, digits and hyphens, of which the last begins with a letter. */
const PLAIN = /^(?:[a-z0-9]+[.-])*(?<!-)[a-z][a-z0-9]*$/;

/** A host that was found in the text, by the standard or by browsers. */
export function checkHostText(host: WrittenHost, report: Report): void {
  const { written, range, scheme } = host;
  if (written.length <= 63 && PLAIN.test(written) && !written.includes("xn--")) {
    if (isNetworkScheme(scheme)) checkName(written, range, report);
    return;
  }
  if (written.startsWith("[")) checkLiteral(host, report);
  else if (isNetworkScheme(scheme)) checkNetworkHost(host, report);
  if (!isLocalScheme(scheme)) checkSpelling(host, report);
}

/** §3.2.2: IP-literal. */
function checkLiteral({ written, range }: WrittenHost, report: Report): void {
  if (/^\[v/i.test(written)) {
    report.add("future-address", { component: "host", ...range });
  } else if (written.length < 100) checkAddress(written.slice(1).replace(/\]$/, ""), range, report);
}

/** The name that is looked up: decoded, and in ASCII. */
function checkNetworkHost({ written, range }: WrittenHost, report: Report): void {
  if (written.length > LONGEST) {
    report.add("long-host", {
      component: "host",
      ...range,
      values: [written.length],
    });
    return;
  }
  const place = { component: "host", ...range } as const;
  const readable = decoded(written);
  const name = lookedUp(readable);
  const address = endsInNumber(name) ? parseIPv4(name, { notation: "any" }) : undefined;
  if (address !== undefined) {
    const canonical = formatIPv4(address);
    if (written !== canonical) {
      const id = /[%\u0080-\uffff]/.test(written) ? "disguised-ipv4" : "rare-ipv4";
      report.add(id, {
        ...place,
        message: statement("found-ipv4", quoted(written), canonical),
      });
    }
    checkAddress(address, range, report);
    return;
  }
  if (endsInNumber(name) && /^[0-9a-fx.]+$/i.test(name)) {
    report.add("malformed-ipv4", { ...place, values: [quoted(written)] });
    return;
  }
  if (/[^\0-\x7f]/.test(readable) && /^[\0-\x7f]*$/.test(name) && !/(?:^|\.)xn--/.test(name))
    report.add("mapped-host", {
      ...place,
      values: [quoted(withoutLogin(readable)), quoted(withoutLogin(name))],
    });
  if (!name.includes("@")) checkInternationalized({ written, decoded: readable, range }, report);
  checkName(name, range, report);
  checkDns({ name, written, range }, report);
}

/** §7.5: the text before an "@", even before one that only looks like it, is not shown. */
function withoutLogin(name: string): string {
  return name.replace(/^.*[@\uff20\ufe6b]/s, "***@");
}

/** WHATWG URL §3.5, "ends in a number checker": the last label, or the last but one before a dot at the end. */
function endsInNumber(name: string): boolean {
  return /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/i.test(name);
}

/** The name in ASCII, by UTS 46 as browsers apply it; unchanged if it has no ASCII form. */
function lookedUp(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name.toLowerCase();
  return toAscii(name, URL_STANDARD).text ?? name;
}

interface Name {
  readonly name: string;
  readonly written: string;
  readonly range: ComponentRange;
}

/** Names that DNS cannot hold. */
function checkDns({ name, written, range }: Name, report: Report): void {
  for (const { code, index, problem: message } of dnsFaults(name).slice(0, 3)) {
    const component = "host";
    if (code === "name-too-long") report.add("long-host", { component, ...range, message });
    else if (code === "label-too-long") report.add("long-label", { component, ...range, message });
    else {
      const from = name === written.toLowerCase() ? range.from + index : range.from;
      const to = name === written.toLowerCase() ? from + 1 : range.to;
      report.add("not-dns-syntax", { component, from, to: Math.min(to, range.to), message });
    }
  }
}

/** How the host is spelled, whatever it is. */
function checkSpelling({ written, range, scheme }: WrittenHost, report: Report): void {
  const place = { component: "host", ...range } as const;
  if (/[A-Z]/.test(written.replace(/%../g, ""))) report.add("upper-case-host", place);
  if (written.endsWith(".") && isNetworkScheme(scheme))
    report.add("final-dot", { ...place, from: range.to - 1 });
  if (written.startsWith("[")) return; // a zone is not part of a URI (RFC 9844), and is another finding
  for (const { 0: triplets, index } of written.matchAll(/%[0-7][0-9A-F]|(?:%[89A-F][0-9A-F])+/gi)) {
    const [from, to] = [range.from + index, range.from + index + triplets.length];
    const id = DELIMITER.test(triplets) ? "encoded-host-delimiter" : "encoded-host";
    report.add(id, { component: "host", from, to, values: [triplets, quoted(decoded(triplets))] });
  }
}

const DELIMITER = /%(?:2[3F]|3[AF]|40|5[BCD])/i;
