/** Java: Spring's parser of RFC 3986, which walks from state to state. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { integerOfJava } from "./habits/integer.ts";
import { BUILDER } from "./spring.ts";
import { step } from "./step.ts";

const SOURCE = "org.springframework.web.util.RfcUriParser";

const anyCharacterBeforeColon: Habit = {
  ...step("scheme", "any-character-before-colon", `${SOURCE}, SCHEME_OR_PATH`),
  apply(progress) {
    const [start, scheme] = /^([^/;.%?#*][^:/;%?#]*):/.exec(progress.rest) ?? [];
    return start === undefined ? progress : { ...progress, scheme, rest: progress.rest.slice(start.length) };
  },
};

const refusesAfterAsterisk: Habit = {
  ...step("odd-character", "refuses-after-asterisk", `${SOURCE}, WILDCARD`),
  apply: (progress) => (/^\*./s.test(progress.rest) ? undefined : progress),
};

const HIERARCHICAL = new Set(["ftp", "file", "http", "https", "ws", "wss"]);

const tellsNothingOfOpaque: Habit = {
  ...step("opaque", "tells-nothing-of-opaque", `${SOURCE}, resolveIfOpaque, capturePath`),
  apply({ scheme: written, rest, ...found }) {
    if (written === undefined) return { scheme: written, rest, ...found };
    const scheme = written.includes("{") ? written : written.toLowerCase();
    // The path begins where the scheme did.
    if (/^\*?$/.test(rest)) return { ...found, scheme, rest: `${written}:${rest}` };
    if (!/^[^/;.%?#*]/.test(rest) || HIERARCHICAL.has(scheme)) return { ...found, scheme, rest };
    return OPAQUE.test(rest) ? { ...found, scheme, rest: "" } : undefined;
  },
};

/** A triplet that the text ends in may be cut off. */
const OPAQUE = /^(?:[^%#]|%u[0-9A-Fa-f]{4}|%[0-9A-Fa-f]{2})*(?:#|(?:%u?[0-9A-Fa-f]{0,3})?$)/;
const PATH = /^(?:[^%?#]|%u[0-9A-Fa-f]{4}|%[0-9A-Fa-f]{2})*(?:[?#]|(?:%u?[0-9A-Fa-f]{0,3})?$)/;

/** Triplets, and text after a brace that is to be filled in. */
const NAME = /^(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}|\{[^}]*(?:\}|$))*$/;

/** A name or an address, and what follows its colon. */
function cut(text: string): readonly [name: string, after: string | undefined] | undefined {
  const [whole, name = "", after] = /^(\[[0-9A-Fa-f:]*\]|[^:[]*)(?::(.*))?$/s.exec(text) ?? [];
  return whole !== undefined && (name.startsWith("[") || NAME.test(name)) ? [name, after] : undefined;
}

const lastAtOfSpring: Habit = {
  ...step("at", "last-at-of-spring", `${SOURCE}, HOST, PORT: captureUser, switchPortForPassword`),
  apply(progress) {
    if (progress.authority === undefined) return progress;
    const users = progress.authority.split("@");
    const authority = users.pop() ?? "";
    let host: string | undefined = "";
    for (const [at, user] of users.entries()) {
      const [name, after] = cut(user) ?? [];
      if (name === undefined || (after === undefined && name.startsWith("["))) return undefined;
      if (after === undefined) continue;
      const password = after.replace(/^\p{Nd}+/u, "");
      // A number is a port until the `@`, and only one user may be before it.
      if (password === "" ? at > 0 : !NAME.test(password.replace(/^%/, ""))) return undefined;
      host = password === "" ? name : undefined;
    }
    return { ...progress, authority, host, userinfo: users.at(-1) };
  },
};

const hexadecimalsInBrackets: Habit = {
  ...step("ipv6", "hexadecimals-in-brackets", `${SOURCE}, IPV6, PORT`),
  apply(progress) {
    const { authority, rest } = progress;
    if (authority === undefined) return progress;
    // A bracket that the text ends in is not looked for.
    if (rest === "" && /^\[[0-9A-Fa-f:]*$/.test(authority))
      return progress.host === undefined ? undefined : progress;
    const [name, port] = cut(authority) ?? [];
    if (name === undefined || !/^(?:\p{Nd}|\{[^{}]*\})*$/u.test(port ?? "")) return undefined;
    if (name.startsWith("[") && port === undefined && /^[?#]/.test(rest)) return undefined;
    const isEmpty = rest.startsWith("/") && port === undefined;
    return {
      ...progress,
      host: name || (isEmpty ? "" : progress.host),
      port: port ? portOf(port) : undefined,
    };
  },
};

/** It throws an error for what is no number. */
function portOf(text: string): HabitProgress["port"] {
  const number = integerOfJava(text);
  return number === undefined ? false : String(number);
}

const checksTripletsBeforeDelimiters: Habit = {
  ...step("encoding", "checks-triplets-before-delimiters", `${SOURCE}, PATH: countDownPercentEncodingInPath`),
  apply: (progress) => (PATH.test(progress.rest) ? progress : undefined),
};

export const springRfc = program({
  id: "spring-rfc",
  name: "Spring, RFC",
  version: "Spring 7.0.10",
  habits: [
    anyCharacterBeforeColon,
    refusesAfterAsterisk,
    tellsNothingOfOpaque,
    authorityEndsAsInRfc3986,
    lastAtOfSpring,
    hexadecimalsInBrackets,
    checksTripletsBeforeDelimiters,
    cutsFragment,
    cutsQuery,
    ...BUILDER,
  ],
});
