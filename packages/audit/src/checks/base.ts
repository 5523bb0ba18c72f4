/** RFC 3986 §6.2.2.3, §7.3, CWE-22: a path that leaves the folder of its base, at once or after decoding. */

import { parse } from "urikit";
import { rangeOf } from "urikit/foundation";
import { removeDotSegments } from "urikit/syntax";
import { quoted, type Report } from "../report.ts";
import type { Subject } from "../subject.ts";
import { decoded } from "./decoded.ts";

/**
 * A relative path that leads out of the folder of the base, and an absolute one that begins with that folder and does. One
 * that leads elsewhere openly is not reported.
 */
export function checkBase(subject: Subject, base: string, report: Report): void {
  const { scheme, host, path: basePath } = parse(base);
  const path = rangeOf(subject, "path");
  if (path === undefined || path.from === path.to || !isOfHost(subject, scheme, host)) return;
  const folder = removeDotSegments(basePath.slice(0, basePath.lastIndexOf("/") + 1) || "/");
  const written = subject.text.slice(path.from, path.to);
  const joined = written.startsWith("/") ? written : `${folder}${written}`;
  if (!joined.startsWith(folder)) return;
  const outside = readings(joined).find((one) => !`${one}/`.startsWith(folder));
  if (outside === undefined) return;
  report.add("leaves-base", { component: "path", ...path, values: [quoted(outside), quoted(folder)] });
}

/** Whether it has no scheme and host, or those of the base. */
function isOfHost(subject: Subject, scheme = "", host = ""): boolean {
  const own = rangeOf(subject, "host");
  if (own === undefined) return subject.scheme === "";
  const sameHost = subject.text.slice(own.from, own.to).toLowerCase() === host.toLowerCase();
  return sameHost && (subject.scheme === "" || subject.scheme === scheme.toLowerCase());
}

/** The path by the standard; by a server that decodes first, and reads backslashes as slashes; and that decodes twice. */
function readings(path: string): readonly string[] {
  const once = decoded(path);
  const texts = [path.replace(/%2e/gi, "."), once, decoded(once)];
  return texts.map((one) => removeDotSegments(one.replaceAll("\\", "/")));
}
