/** Rust: `http::Uri`, with hyper's client under it. */

import { type Habit, type HabitProgress, program } from "./habit.ts";
import { dialsDefaultPort, dialsHttpOnly, writesAddressAsNumber } from "./habits/dialling.ts";
import { step } from "./step.ts";

const pathOfATarget: Habit = {
  ...step("no-scheme", "path-of-a-target", "http, src/uri/mod.rs: Uri::from_shared"),
  apply: (progress) => (progress.rest === "" ? undefined : progress),
};

const schemeBeforeTwoSlashes: Habit = {
  ...step("scheme", "scheme-before-two-slashes", "http, src/uri/scheme.rs: Scheme2::parse"),
  apply(progress) {
    if (/^(?:\/|\*$)/.test(progress.rest)) return progress;
    const [start, scheme = ""] = /^([A-Za-z0-9+\-.~]*):\/\//.exec(progress.rest) ?? [];
    if (start === undefined) return { ...progress, authority: progress.rest, rest: "" };
    if (scheme.length > 64) return undefined;
    const rest = progress.rest.slice(start.length);
    const [authority = ""] = /^[^/?#]*/.exec(rest) ?? [];
    const isHttp = /^https?$/i.test(scheme);
    return {
      ...progress,
      scheme: isHttp ? scheme.toLowerCase() : scheme,
      authority,
      rest: rest.slice(authority.length) || "/",
    };
  },
};

const checksAuthority: Habit = {
  ...step(
    "host-characters",
    "checks-authority-of-http",
    "http, src/uri/authority.rs: validate_authority_bytes",
  ),
  apply: (progress) => {
    const { authority } = progress;
    return authority === undefined || isAuthority(authority) ? progress : undefined;
  },
};

/** One pair of brackets at most, after which colons and `%` are counted from zero again, as after each `@`. */
function isAuthority(authority: string): boolean {
  if (authority === "" || authority.endsWith("@")) return false;
  if (!/^[A-Za-z0-9!$&'()*+,\-.:;=@[\]_~%]*$/.test(authority)) return false;
  const brackets = authority.replace(/[^[\]]/g, "");
  if (brackets !== "" && brackets !== "[]") return false;
  const before = authority.slice(0, authority.indexOf("[") + 1).replace(/^.*@/s, "");
  if (brackets !== "" && before.includes("%")) return false;
  const parts = authority.split(/[@\]]/);
  if (parts.some((part) => part.split(":").length > 9)) return false;
  const last = parts.at(-1) ?? "";
  return !last.includes("%") && last.split(":").length < 3;
}

const checksPathAndQuery: Habit = {
  ...step("odd-character", "checks-path-and-query", "http, src/uri/path.rs: scan_path_and_query"),
  apply(progress) {
    const [rest = ""] = progress.rest.split("#");
    if (rest === "" || rest === "*") return { ...progress, rest: rest || slashOf(progress) };
    const [path = "", ...query] = rest.split("?");
    if (/[\0-\x20<>`\x7f]/.test(path) || /[\0-\x20"<>\x7f]/.test(query.join("?"))) return undefined;
    return { ...progress, rest: path || "/", query: query.length === 0 ? undefined : query.join("?") };
  },
};

/** The path of what has an authority alone is empty. */
const slashOf = ({ rest, scheme }: HabitProgress) => (rest === "" && scheme === undefined ? "" : "/");

const splitsAtLastAt: Habit = {
  ...step("at", "last-at-of-http", "http, src/uri/authority.rs: host"),
  apply({ authority, ...found }) {
    if (authority === undefined) return { authority, ...found };
    const at = authority.lastIndexOf("@");
    const place = authority.slice(at + 1);
    const [host = ""] = /^(?:\[[^\]]*\]|[^:]*)/.exec(place) ?? [];
    return { ...found, authority, userinfo: at === -1 ? undefined : authority.slice(0, at), host };
  },
};

const portOfU16: Habit = {
  ...step("port", "port-of-u16", "http, src/uri/port.rs: Port::from_str"),
  apply(progress) {
    const { authority = "" } = progress;
    const [, port] = /:\+?([0-9]+)$/.exec(authority) ?? [];
    const isPort = port !== undefined && Number(port) <= 65535;
    return { ...progress, port: isPort ? authority.slice(authority.lastIndexOf(":") + 1) : undefined };
  },
};

const HABITS: readonly Habit[] = [
  pathOfATarget,
  schemeBeforeTwoSlashes,
  checksAuthority,
  checksPathAndQuery,
  splitsAtLastAt,
  portOfU16,
];

const writesPortAsNumber: Habit = {
  ...step("port", "writes-port-as-number", "hyper-util, src/client/legacy/connect/http.rs: get_host_port"),
  apply: (progress) => ({ ...progress, port: progress.port && String(Number(progress.port)) }),
};

export const httpUri = program({
  id: "http-uri",
  name: "Rust http::Uri",
  version: "http 1.5.0, hyper-util 0.1.21",
  habits: HABITS,
  dialling: [...HABITS, dialsHttpOnly, writesPortAsNumber, writesAddressAsNumber, dialsDefaultPort],
});
