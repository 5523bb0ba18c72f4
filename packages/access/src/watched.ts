/** RFC 1738 §3: an access as it goes on, for who wants to see it: what is dialled, sent and received. No password is among it. */

import type { Socket } from "node:net";
import type { PlanStep } from "@urikit/schemes";
import type { ConnectStep } from "@urikit/schemes/define";
import { printable } from "urikit/display";
import type { Way } from "./way.ts";

/** The longest text of an event, in UTF-16 code units. */
const SHOWN = 4000;

export function tellConnected({ settings: { onStep } }: Way, step: ConnectStep, socket: Socket): void {
  onStep?.({ kind: "connected", step, address: socket.remoteAddress ?? "" });
}

/** @param octets What was sent. */
export function tellSent({ settings: { onStep } }: Way, step: PlanStep, octets: Uint8Array): void {
  onStep?.({ kind: "sent", step, text: isSecret(step) ? withoutSecret(octets) : shown(octets) });
}

/** @param text Its lines end with LF or CR LF, or have no end. */
export function tellReceived({ settings: { onStep } }: Way, text: string): void {
  onStep?.({ kind: "received", text: shownText(text) });
}

function isSecret(step: PlanStep): boolean {
  return (step.do === "send" || step.do === "ask") && step.secret;
}

/** `PASS ***`: what a command is about is no secret. */
function withoutSecret(octets: Uint8Array): string {
  const [, command = ""] = /^([A-Z]+(?: [A-Z]+)? )/.exec(shown(octets)) ?? [];
  return `${command}***`;
}

function shown(octets: Uint8Array): string {
  return shownText(Buffer.from(octets).toString("latin1"));
}

function shownText(text: string): string {
  const lines = text
    .slice(0, SHOWN)
    .replace(/\r?\n$/, "")
    .split(/\r?\n/);
  return lines.map(printable).join("\n");
}
