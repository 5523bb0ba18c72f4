/** The colon that begins the port, and the form of a port (RFC 3986 §3.2.3: digits, or nothing). */

import type { Habit, HabitProgress } from "../habit.ts";
import { step } from "../step.ts";
import { integerOfJava } from "./integer.ts";

/** The host and the text of the port; the colons within brackets are not meant. */
function split(
  authority: string,
  colon: "first" | "last",
): readonly [host: string, port: string | undefined] {
  const bracket = authority.startsWith("[") ? authority.lastIndexOf("]") : -1;
  const at = colon === "first" ? authority.indexOf(":", bracket + 1) : authority.lastIndexOf(":");
  return at <= bracket ? [authority, undefined] : [authority.slice(0, at), authority.slice(at + 1)];
}

export const lastColonWithDigits: Habit = {
  ...step("port", "last-colon-with-digits", "net/url, parseHost and validOptionalPort"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    if (authority.startsWith("[") && !/\](?::[0-9]*)?$/.test(authority)) return undefined;
    const [host, port] = split(authority, "last");
    if (port !== undefined && !/^[0-9]*$/.test(port)) return undefined;
    return { ...progress, host, port: port || undefined };
  },
};

export const lastColon: Habit = {
  ...step("port", "last-colon", "RFC 3986 §3.2.3"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const [host, port] = split(authority, "last");
    return { ...progress, host, port };
  },
};

export const firstColonAndErrorOnDemand: Habit = {
  ...step("port", "first-colon-and-error-on-demand", "urllib.parse, _hostinfo and port"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const bracketed = /^[^[]*\[([^\]]*)\]?(.*)$/s.exec(authority);
    const [host, port] = bracketed
      ? [bracketed[1] ?? "", split(bracketed[2] ?? "", "first")[1]]
      : split(authority, "first");
    return { ...progress, host, port: portOnDemand(port) };
  },
};

function portOnDemand(port: string | undefined): HabitProgress["port"] {
  if (!port) return undefined;
  return /^[0-9]+$/.test(port) && Number(port) <= 65535 ? String(Number(port)) : false;
}

export const lastColonOfFiveCharacters: Habit = {
  ...step("port", "last-colon-of-five-characters", "php_url_parse_ex2: strtol"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined || progress.host !== undefined) return progress;
    const at = /^\[.*\]$/s.test(authority) ? -1 : authority.lastIndexOf(":");
    if (at === -1) return { ...progress, host: authority };
    const [host, text] = [authority.slice(0, at), authority.slice(at + 1)];
    if (progress.port !== undefined && progress.port !== "0") return { ...progress, host };
    if (text === "") return { ...progress, host };
    const number = /^[\t-\r ]*([+-]?[0-9]+)/.exec(text)?.[1];
    const port = Number(number);
    if (octetsOf(text) > 5 || number === undefined || port < 0 || port > 65535) return undefined;
    return { ...progress, host, port: String(port + 0) };
  },
};

/** How many octets it has in UTF-8. */
function octetsOf(text: string): number {
  const octets = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  return Array.from(text).reduce((sum, character) => sum + octets(character.codePointAt(0) ?? 0), 0);
}

export const firstColonOfInteger: Habit = {
  ...step("port", "first-colon-of-integer", "java.net.URLStreamHandler, parseURL: Integer.parseInt"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    const at = authority.indexOf(":", authority.startsWith("[") ? authority.indexOf("]") + 1 : 0);
    if (at === -1) return { ...progress, host: authority };
    const text = authority.slice(at + 1);
    const host = authority.slice(0, at);
    if (text === "") return { ...progress, host };
    const port = integerOfJava(text);
    if (port === undefined || port < -1) return undefined;
    return { ...progress, host, port: port === -1 ? undefined : String(port) };
  },
};

export const firstColonOfDigits: Habit = {
  ...step("port", "first-colon-of-digits", "curl, urlapi.c: Curl_parse_port"),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined) return progress;
    if (authority.startsWith("[") && !/^[^\]]*\](?::|$)/.test(authority)) return undefined;
    const start = authority.startsWith("[") ? authority.indexOf("]") : 0;
    const at = authority.indexOf(":", start);
    if (at === -1) return { ...progress, host: authority };
    const [host, port] = [authority.slice(0, at), authority.slice(at + 1)];
    if (port === "") return progress.scheme === undefined ? undefined : { ...progress, host };
    if (!/^[0-9]+$/.test(port) || Number(port) > 65535) return undefined;
    return { ...progress, host, port: String(Number(port)) };
  },
};
