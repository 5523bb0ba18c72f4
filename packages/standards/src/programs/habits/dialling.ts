/** What clients of HTTP do with what they have read, before they connect. */

import { toAscii } from "urikit/idna";
import type { Habit, Progress } from "../habit.ts";

export const dialsHttpOnly: Habit = {
  idea: "scheme",
  says: "connects for http and https alone, and only if it finds a host",
  source: "RFC 9110 §4.2.1, §4.2.2",
  apply: (progress) =>
    /^https?$/i.test(progress.scheme ?? "") && progress.host !== undefined ? progress : undefined,
};

const defaultPort = ({ scheme }: Progress) => (scheme?.toLowerCase() === "https" ? "443" : "80");

export const dialsDefaultPort: Habit = {
  idea: "default-port",
  says: "connects to port 80 for http and 443 for https where it has read none",
  source: "RFC 9110 §4.2.1, §4.2.2",
  apply: (progress) => ({ ...progress, port: progress.port || defaultPort(progress) }),
};

export const dialsDefaultPortForZero: Habit = {
  idea: "default-port",
  says: "connects to the default port of the scheme where it has read none, or 0",
  source: "RFC 9110 §4.2.1, §4.2.2; 0 is false in C, JavaScript and Python",
  apply: (progress) => ({ ...progress, port: Number(progress.port) ? progress.port : defaultPort(progress) }),
};

export const dropsBrackets: Habit = {
  idea: "ipv6",
  says: "takes the brackets of an address away",
  source: "RFC 3986 §3.2.2",
  apply: (progress) => ({ ...progress, host: progress.host?.replace(/^\[(.*)\]$/s, "$1") }),
};

export const emptyHostIsLookedUp: Habit = {
  idea: "no-host",
  says: "connects without a host too: it looks up the empty name",
  source: "getaddrinfo(3)",
  apply: (progress) => ({ ...progress, host: progress.host ?? "" }),
};

export const emptyHostIsLocalhost: Habit = {
  idea: "no-host",
  says: "connects to localhost where it finds no host",
  source: "java.net.InetAddress, getAllByName; node, lib/_http_client.js: 'localhost'",
  apply: (progress) => ({ ...progress, host: progress.host || "localhost" }),
};

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** UTS 46 without checks that DNS makes. */
const LENIENT = { checkHyphens: false, verifyDnsLength: false, useStd3AsciiRules: false } as const;

export const looksUpByIdna2008: Habit = {
  idea: "idna",
  says: "writes a name beyond ASCII by IDNA 2008, or else by IDNA 2003, and connects to nothing if it has neither form",
  source: "RFC 5891 §5; curl, idn.c: IDN2_NONTRANSITIONAL, IDN2_TRANSITIONAL",
  apply(progress) {
    const { host = "" } = progress;
    if (isAscii(host)) return progress;
    const of2008 = toAscii(host, LENIENT);
    const { valid, text } = of2008.valid ? of2008 : toAscii(host, { ...LENIENT, transitional: true });
    return valid ? { ...progress, host: text } : undefined;
  },
};

export const looksUpByIdna2003: Habit = {
  idea: "idna",
  says: "writes a name by IDNA 2003, each label beyond ASCII alone; none may be empty or longer than 63 octets",
  source: "RFC 3490 §4.1; Python, encodings.idna",
  apply(progress) {
    const { host = "" } = progress;
    if (host === "") return progress;
    const labels = host.split(isAscii(host) ? "." : /[.\u3002\uff0e\uff61]/).map(labelOfIdna2003);
    const root = labels.length > 1 && labels.at(-1) === "" ? 1 : 0;
    const areLabels = labels
      .slice(0, labels.length - root)
      .every((label) => label !== undefined && label.length > 0 && label.length < 64);
    return areLabels ? { ...progress, host: labels.join(".") } : undefined;
  },
};

const labelOfIdna2003 = (label: string) =>
  isAscii(label) ? label : toAscii(label, { ...LENIENT, transitional: true }).text;
