/** Java: `java.net.URI`, which is RFC 2396 with deviations that its documentation lists. */

import { type Habit, program } from "./habit.ts";
import { decoded } from "./habits/triplets.ts";
import { isPath, isRegistryName, isUric, serverOf } from "./java-grammar.ts";
import { JAVA_URI_RESOLUTION } from "./resolution/java-uri.ts";
import { refusesWhatItDoesNotRead } from "./resolution/reading.ts";
import { step } from "./step.ts";

export const schemeOrRefusal: Habit = {
  ...step("scheme", "scheme-or-refusal", "RFC 2396 §3.1; java.net.URI, Parser.parse"),
  apply(progress) {
    const found = /^([^/?#:]*):/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, scheme = ""] = found;
    if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return undefined;
    return { ...progress, scheme, rest: progress.rest.slice(whole.length) };
  },
};

export const checksFragment: Habit = {
  ...step("fragment", "checks-fragment", "RFC 2396 §4.1"),
  apply(progress) {
    const [rest = "", ...fragment] = progress.rest.split("#");
    return isUric(fragment.join("#").replace("#", " ")) ? { ...progress, rest } : undefined;
  },
};

export const opaqueHasNoComponents: Habit = {
  ...step("opaque", "opaque-has-no-components", "RFC 2396 §3, opaque_part"),
  apply(progress) {
    const { scheme, rest } = progress;
    if (scheme === undefined || rest.startsWith("/")) return progress;
    return rest !== "" && isUric(rest) ? { ...progress, rest: "" } : undefined;
  },
};

const cutsCheckedQuery: Habit = {
  ...step("encoding", "cuts-checked-query", "RFC 2396 §3.4"),
  apply(progress) {
    const [rest = "", ...more] = progress.rest.split("?");
    const query = more.length === 0 ? undefined : more.join("?");
    if (query !== undefined && !isUric(query)) return undefined;
    return { ...progress, rest, query: query && replaced(decoded(query)) };
  },
};

export const emptyAuthorityBeforeAPath: Habit = {
  ...step("authority", "empty-authority-before-a-path", "RFC 2396 §3.2; java.net.URI, parseHierarchical"),
  apply(progress) {
    const found = /^\/\/([^/?#]*)/.exec(progress.rest);
    if (found === null) return progress;
    const [whole, authority = ""] = found;
    return { ...progress, authority: authority || undefined, rest: progress.rest.slice(whole.length) };
  },
};

export const refusesLoneSlashes: Habit = {
  ...step("empty", "refuses-lone-slashes", 'java.net.URI, parseHierarchical: "Expected authority"'),
  apply: (progress) => (progress.rest === "//" ? undefined : progress),
};

const registryNamesHaveNoHost: Habit = {
  ...step(
    "registry-name",
    "registry-names-have-no-host",
    "RFC 2396 §3.2.1, §3.2.2; java.net.URI, parseAuthority",
  ),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const server = serverOf(authority);
    if (server === undefined) return isRegistryName(authority) ? progress : undefined;
    const userinfo = server.userinfo && replaced(decoded(server.userinfo));
    return { ...progress, ...server, userinfo };
  },
};

const decodesCheckedPath: Habit = {
  ...step("encoding", "decodes-checked-path", "RFC 2396 §3.3; java.net.URI, getPath"),
  apply: (progress) =>
    isPath(progress.rest) ? { ...progress, rest: replaced(decoded(progress.rest)) } : undefined,
};

/** Java decodes octets that are not UTF-8 as U+FFFD. */
function replaced(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, "\ufffd");
}

const HABITS: readonly Habit[] = [
  schemeOrRefusal,
  refusesLoneSlashes,
  checksFragment,
  opaqueHasNoComponents,
  emptyAuthorityBeforeAPath,
  cutsCheckedQuery,
  registryNamesHaveNoHost,
  decodesCheckedPath,
];

export const javaUri = program({
  id: "java-uri",
  name: "Java java.net.URI",
  version: "Java 25.0.3",
  habits: HABITS,
  resolution: [refusesWhatItDoesNotRead(HABITS, "java.net.URI, parse"), ...JAVA_URI_RESOLUTION],
});
