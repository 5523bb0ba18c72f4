/** `uri fetch --trace`: what is dialled, sent and received, in lines on standard error. */

import type { AccessEvent } from "@urikit/access";
import { safeText, type Words } from "@urikit/explain";
import { text } from "../../words/text.ts";

/** How an event is shown. */
export interface TraceWords {
  readonly words: Words;
  readonly showSecrets: boolean;
}

/** The lines of an event: `*` for a connection, `>` for what is sent, `<` for what comes. Secrets are masked. */
export function traceOf(event: AccessEvent, { words, showSecrets }: TraceWords): string {
  if (event.kind === "connected") {
    const { host = "", port, tls } = event.step;
    const told = text(words, "fetch-connected", host, port, event.address);
    return `* ${told}${tls === "none" ? "" : ", TLS"}\n`;
  }
  const sign = event.kind === "sent" ? ">" : "<";
  const lines = event.text.split("\n").map((line) => `${sign} ${showSecrets ? line : masked(line)}\n`);
  return lines.join("");
}

/** Word by word: what follows a secret in the line of a request is none. */
function masked(line: string): string {
  return line.split(" ").map(safeText).join(" ");
}
