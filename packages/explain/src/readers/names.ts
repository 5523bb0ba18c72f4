/**
 * The names of the readers on a screen: short ones, and one for all of a family, so that a line has room for all
 * readers.
 */

import { PROGRAMS } from "@urikit/programs";
import { EDITIONS, READERS, READERS_IN_USE, type ReaderId } from "@urikit/standards";

/** Readers with one name, where all of them agree. */
interface Family {
  readonly name: string;
  readonly members: readonly ReaderId[];
  /** Clients of HTTP alone: they refuse other schemes, and the name is that of the others all the same. */
  readonly clients?: readonly ReaderId[];
}

/** In the order in which people look for them. */
const FAMILIES: readonly Family[] = [
  {
    name: "browsers",
    members: ["chromium", "firefox", "node", "ada-url", "whatwg-url", "whatwg"],
    clients: ["undici"],
  },
  { name: "curl", members: ["curl"] },
  { name: "Go", members: ["go", "go@1.21"] },
  { name: "Java", members: ["java-uri", "java-url", "java-url@17"] },
  { name: "PHP", members: ["php", "php@8.5"] },
  {
    name: "Python",
    members: ["urllib", "urllib3", "httpx", "yarl", "python-rfc3986", "rfc3986@1.5"],
    clients: ["requests"],
  },
  { name: "Ruby", members: ["ruby", "ruby@3.4", "ruby@4.0"] },
  { name: "Perl", members: ["perl"] },
  {
    name: "JavaScript parsers",
    members: ["fast-uri", "uri-js", "urijs", "url-parse", "node-legacy", "node-legacy@20"],
  },
  {
    name: "all RFCs",
    members: ["rfc1738", "rfc1808", "url-syntax-05", "rfc2396", "rfc2396bis-01", "rfc3986"],
  },
  { name: "older RFCs", members: ["rfc1738", "rfc1808", "url-syntax-05", "rfc2396", "rfc2396bis-01"] },
  { name: "RFC 3986", members: ["rfc3986"] },
  { name: "Appendix B", members: ["appendix-b"] },
];

/** The name of a reader alone, if it is not its id. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ["chromium", "Chromium"],
  ["firefox", "Firefox"],
  ["node", "Node"],
  ["ada-url", "ada"],
  ["curl", `curl ${versionOf("curl")}`],
  ["java-uri", "java.net.URI"],
  ["java-url", "java.net.URL"],
  ["python-rfc3986", "rfc3986.py"],
  ["rfc3986@1.5", "rfc3986.py 1.5"],
  ["urijs", "URI.js"],
  ["node-legacy", "url.parse"],
  ["node-legacy@20", "url.parse of Node 20"],
  ["go", "Go"],
  ["php", "PHP"],
  ["ruby", "Ruby"],
  ["perl", "Perl"],
  ["appendix-b", "Appendix B"],
  ...EDITIONS.map(({ id, name }) => [id, name] as const),
]);

/** The first two numbers of a version: what curl reads has changed more than once. */
function versionOf(id: string): string {
  const version = PROGRAMS.find((one) => one.id === id)?.version ?? "";
  return /(?<!\d)\d+\.\d+/.exec(version)?.[0] ?? "";
}

/** The name of a reader alone. */
export function ownName(reader: string): string {
  return OWN_NAMES.get(reader) ?? reader;
}

/** The names of some readers: of a family where all of it is there, else their own; at the end those of no family. */
export function namesOf(readers: readonly ReaderId[]): readonly string[] {
  const left = new Set(readers);
  const ofFamilies = FAMILIES.flatMap(({ name, members, clients = [] }, at) => {
    const asked = members.filter((reader) => READERS.includes(reader));
    const isWhole = asked.length > 1 && asked.every((reader) => left.has(reader));
    const later = FAMILIES.slice(at + 1).flatMap((family) => family.members);
    const named = [...asked, ...clients].filter(
      (reader) => (isWhole || !later.includes(reader)) && left.delete(reader),
    );
    return isWhole ? [name] : named.map(ownName);
  });
  return [...ofFamilies, ...[...left].map(ownName)];
}

/** The same readers, those of one family next to each other. */
export function inFamilies(readers: readonly ReaderId[]): readonly ReaderId[] {
  const ordered = FAMILIES.flatMap(({ members, clients = [] }) => [...members, ...clients]);
  const place = (reader: ReaderId) => (ordered.indexOf(reader) + ordered.length + 1) % (ordered.length + 1);
  return [...readers].sort((one, other) => place(one) - place(other));
}

/** Whether they are all that are in use today. */
export function areAllInUse(readers: readonly ReaderId[]): boolean {
  return READERS_IN_USE.every((reader) => readers.includes(reader));
}
