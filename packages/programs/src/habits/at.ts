/** The `@` that ends the userinfo (RFC 3986 §3.2.1: neither it nor a host contains one). */

import type { Habit } from "../habit.ts";
import { step } from "../step.ts";

export const lastAt: Habit = {
  ...step("at", "last-at", "WHATWG URL §4.4, authority state"),
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
  ...step("at", "several-ats-hide-the-host", 'java.net.URLStreamHandler, parseURL: "not server based"'),
  apply(progress) {
    const { authority } = progress;
    if (authority === undefined || authority.indexOf("@") === authority.lastIndexOf("@")) return progress;
    return { ...progress, authority: undefined };
  },
};

export const firstAt: Habit = {
  ...step("at", "first-at", "curl, urlapi.c: parse_hostname_login"),
  apply({ authority, ...found }) {
    const at = authority?.indexOf("@") ?? -1;
    if (authority === undefined || at === -1) return { authority, ...found };
    return { ...found, authority: authority.slice(at + 1), userinfo: authority.slice(0, at) };
  },
};
