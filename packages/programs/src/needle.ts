/** needle: it writes `http://` before what has no `http` in it, and reads by `url.parse`. */

import { type Habit, program } from "./habit.ts";
import { emptyQueryIsAbsent } from "./habits/authority.ts";
import { dialsDefaultPort, emptyHostIsLocalhost } from "./habits/dialling.ts";
import { asksForHttpOnly, sendsNoUserinfo } from "./habits/node-client.ts";
import { nodeLegacyOf20, noSchemeIsHttp, refusesHostHeader, refusesPath } from "./node-legacy.ts";
import { step } from "./step.ts";

const writesHttpWhereNone: Habit = {
  ...step("no-scheme", "writes-http-where-none", "needle, lib/needle.js, start: indexOf('http')"),
  apply: (progress) =>
    progress.rest.includes("http")
      ? progress
      : { ...progress, rest: `http://${progress.rest.replace(/^\/\//, "")}` },
};

const defaultPortIsAbsent: Habit = {
  ...step(
    "default-port",
    "default-port-is-absent",
    "needle, lib/needle.js, get_request_opts: remote.port || 443, 80",
  ),
  apply(progress) {
    const isDefault = Number(progress.port) === (progress.scheme === "https" ? 443 : 80);
    return isDefault ? { ...progress, port: undefined } : progress;
  },
};

const dialsNumber: Habit = {
  ...step("port", "dials-number", "node, lib/net.js, lookupAndConnect: port |= 0"),
  apply: (progress) => ({ ...progress, port: String(Number(progress.port)) }),
};

const emptyPathIsNull: Habit = {
  ...step(
    "empty",
    "empty-path-is-null",
    "needle, lib/needle.js, get_request_opts: remote.pathname + (remote.search || '')",
  ),
  apply: (progress) => ({ ...progress, rest: progress.rest || "null" }),
};

const HABITS: readonly Habit[] = [
  writesHttpWhereNone,
  ...nodeLegacyOf20.habits,
  noSchemeIsHttp,
  sendsNoUserinfo,
  defaultPortIsAbsent,
  emptyQueryIsAbsent,
  emptyPathIsNull,
];

export const needle = program({
  id: "needle",
  name: "needle",
  version: "needle 3.5.0",
  habits: HABITS,
  dialling: [
    ...HABITS,
    asksForHttpOnly,
    emptyHostIsLocalhost,
    refusesHostHeader,
    refusesPath,
    dialsDefaultPort,
    dialsNumber,
  ],
});
