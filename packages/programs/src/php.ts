/** PHP: `parse_url`. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { lastAt } from "./habits/at.ts";
import { authorityEndsAsInRfc3986, cutsFragment, cutsQuery } from "./habits/authority.ts";
import { replacesControls } from "./habits/blanks.ts";
import { dialsDefaultPortForZero, dialsHttpOnly } from "./habits/dialling.ts";
import { lastColonOfFiveCharacters } from "./habits/port.ts";
import { step } from "./step.ts";

const hostAndPortWithoutScheme: Habit = {
  ...step("no-scheme", "host-and-port-without-scheme", "php_url_parse_ex2: parse_port"),
  apply(progress) {
    const text = progress.rest;
    const colon = text.indexOf(":");
    if (colon === -1) return withAuthority(progress);
    const before = text.slice(0, colon);
    const after = text.slice(colon + 1);
    if (colon === 0) return withPort(progress, after);
    if (!/^[A-Za-z0-9+.-]+$/.test(before)) {
      const isInPath = after === "" || /[?#]/.test(before);
      return isInPath ? withAuthority(progress) : withPort(progress, after);
    }
    if (/^[0-9]{1,5}(?:\/|$)/.test(after)) return withPort(progress, after);
    return withScheme({ ...progress, scheme: before, rest: after });
  },
};

/** A text that begins with two slashes has an authority; any other is a path. */
function withAuthority(progress: HabitProgress): HabitProgress | undefined {
  return authorityEndsAsInRfc3986.apply(progress);
}

function withPort(progress: HabitProgress, after: string): HabitProgress | undefined {
  const port = /^([0-9]{1,5})(?:\/|$)/.exec(after)?.[1];
  if (port === undefined) return after === "" ? undefined : withAuthority(progress);
  if (Number(port) > 65535) return undefined;
  const rest = progress.rest.startsWith("//") ? progress.rest : `//${progress.rest}`;
  return withAuthority({ ...progress, port: String(Number(port)), rest });
}

/** After `file:` and three slashes there is only a path; a letter of a drive loses the slash before it. */
function withScheme(progress: HabitProgress): HabitProgress | undefined {
  const { scheme, rest } = progress;
  const isLocalFile = scheme?.toLowerCase() === "file" && rest.startsWith("///");
  if (!isLocalFile) return withAuthority(progress);
  return { ...progress, rest: rest.slice(rest[4] === ":" ? 3 : 2) };
}

const refusesEmptyHost: Habit = {
  ...step("no-host", "refuses-empty-host", "php_url_parse_ex2"),
  apply: (progress) => (progress.authority !== undefined && progress.host === "" ? undefined : progress),
};

const HABITS: readonly Habit[] = [
  hostAndPortWithoutScheme,
  lastAt,
  lastColonOfFiveCharacters,
  refusesEmptyHost,
  cutsFragment,
  cutsQuery,
  replacesControls,
];

const refusesNul: Habit = {
  ...step("blanks", "refuses-nul", "PHP, file_get_contents: ValueError"),
  apply: (progress) => (progress.rest.includes("\0") ? undefined : progress),
};

const dialsAfterFirstColon: Habit = {
  ...step("port", "dials-after-first-colon", "PHP, main/streams/xp_socket.c: parse_ip_address_ex"),
  apply(progress) {
    const text = `${progress.host}:${progress.port}`;
    const [, address, after] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
    if (text.startsWith("[")) {
      const number = /^:([0-9]+)/.exec(after ?? "")?.[1];
      return number === undefined ? undefined : { ...progress, host: address, port: number };
    }
    const at = text.indexOf(":");
    const [number = "0"] = /^[+-]?[0-9]+/.exec(text.slice(at + 1)) ?? [];
    return { ...progress, host: text.slice(0, at), port: String(Number(number)) };
  },
};

export const php = program({
  id: "php",
  name: "PHP parse_url",
  version: "PHP 8.2.36",
  habits: HABITS,
  dialling: [refusesNul, ...HABITS, dialsHttpOnly, dialsDefaultPortForZero, dialsAfterFirstColon],
});

/** A build for WebAssembly, which has no sockets. */
export const php85 = program({
  id: "php@8.5",
  name: "PHP 8.5 parse_url",
  version: "PHP 8.5.10, parse_url",
  habits: HABITS,
});
