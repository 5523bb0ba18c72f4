/** Which `@` ends the userinfo (RFC 3986 §3.2.1: it contains none, and a host contains none either). */

import type { Habit } from "../habit.ts";

export const lastAt: Habit = {
  idea: "at",
  says: "ends the userinfo at the last `@`",
  source: "WHATWG URL §4.4, authority state",
  apply({ authority, ...found }) {
    if (authority === undefined) return { authority, ...found };
    const at = authority.lastIndexOf("@");
    return {
      ...found,
      authority: authority.slice(at + 1),
      userinfo: at === -1 ? undefined : authority.slice(0, at),
    };
  },
};

export const severalAtsHideTheHost: Habit = {
  idea: "at",
  says: "finds no host if there is more than one `@`",
  source: 'java.net.URLStreamHandler, parseURL: "not server based"',
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined || authority.indexOf("@") === authority.lastIndexOf("@")) return progress;
    return { ...progress, authority: undefined };
  },
};

export const firstAt: Habit = {
  idea: "at",
  says: "ends the userinfo at the first `@`",
  source: "curl, urlapi.c: parse_hostname_login",
  apply({ authority, ...found }) {
    const at = authority?.indexOf("@") ?? -1;
    if (authority === undefined || at === -1) return { authority, ...found };
    return { ...found, authority: authority.slice(at + 1), userinfo: authority.slice(0, at) };
  },
};
