/** The habits of clients of HTTP with what they have read, before they connect. */

import { toAscii, URL_STANDARD } from "urikit/idna";
import type { Habit, HabitProgress } from "../habit.ts";
import { step } from "../step.ts";
import { compressedIpv6 } from "./ipv6.ts";

export const dialsHttpOnly: Habit = {
  ...step("scheme", "dials-http-only", "RFC 9110 §4.2.1, §4.2.2"),
  apply: (progress) =>
    /^https?$/i.test(progress.scheme ?? "") && progress.host !== undefined ? progress : undefined,
};

const defaultPort = ({ scheme }: HabitProgress) => (scheme?.toLowerCase() === "https" ? "443" : "80");

export const dialsDefaultPort: Habit = {
  ...step("default-port", "dials-default-port", "RFC 9110 §4.2.1, §4.2.2"),
  apply: (progress) => ({ ...progress, port: progress.port || defaultPort(progress) }),
};

export const dialsDefaultPortForZero: Habit = {
  ...step(
    "default-port",
    "dials-default-port-for-zero",
    "RFC 9110 §4.2.1, §4.2.2; 0 is false in C, JavaScript and Python",
  ),
  apply: (progress) => ({ ...progress, port: Number(progress.port) ? progress.port : defaultPort(progress) }),
};

export const dropsBrackets: Habit = {
  ...step("ipv6", "drops-brackets", "RFC 3986 §3.2.2"),
  apply: (progress) => ({ ...progress, host: progress.host?.replace(/^\[(.*)\]$/s, "$1") }),
};

export const writesAddressAsNumber: Habit = {
  ...step("ipv6", "writes-address-as-number", "inet_pton(3)"),
  apply(progress) {
    const { host = "" } = progress;
    const [, address] = /^\[(.*)\]$/s.exec(host) ?? [];
    if (address === undefined) return progress;
    return { ...progress, host: /^[0-9a-f:.]+$/i.test(address) ? compressedIpv6(address) : address };
  },
};

/** Beyond a `long` of C, the port is an error. */
const LONG = 1n << 63n;

export const portWraps: Habit = {
  ...step("port", "port-wraps", "getaddrinfo(3), glibc: htons(strtoul(service))"),
  apply(progress) {
    if (!/^[+-]?[0-9]+$/.test(progress.port || "")) return progress;
    const number = BigInt(String(progress.port).replace("+", ""));
    if (number >= LONG || number < 0n) return undefined;
    return { ...progress, port: String(BigInt.asUintN(16, number)) };
  },
};

export const emptyHostIsLocalhost: Habit = {
  ...step(
    "no-host",
    "empty-host-is-localhost",
    "java.net.InetAddress, getAllByName; node, lib/_http_client.js: 'localhost'",
  ),
  apply: (progress) => ({ ...progress, host: progress.host || "localhost" }),
};

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

export const looksUpByIdna2008: Habit = {
  ...step(
    "idna",
    "looks-up-by-idna2008",
    "RFC 5891 §5; curl, idn.c: IDN2_NONTRANSITIONAL, IDN2_TRANSITIONAL",
  ),
  apply(progress) {
    const { host = "" } = progress;
    if (isAscii(host)) return progress;
    const of2008 = toAscii(host, URL_STANDARD);
    const { valid, text } = of2008.valid ? of2008 : toAscii(host, { ...URL_STANDARD, transitional: true });
    return valid ? { ...progress, host: text } : undefined;
  },
};

export const looksUpByIdna2003: Habit = {
  ...step("idna", "looks-up-by-idna2003", "RFC 3490 §4.1; Python, encodings.idna"),
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
  isAscii(label) ? label : toAscii(label, { ...URL_STANDARD, transitional: true }).text;
