/** RFC 4155: a mailbox, in which a line that begins with `From ` precedes each message. */

import { statement } from "urikit/words";
import { type Sink, warning } from "../sink.ts";

const SEPARATOR = "From ";
/** After an empty line, so that prose is taken for a separator less often. */
const NEXT = /\n\r?\nFrom \S/;
const LONGEST_NEXT = "\n\r\nFrom x".length;

/** Warns if a mailbox holds more than one message: they are read as if they were one. */
export class MailboxHint {
  readonly #sink: Pick<Sink, "warn">;
  readonly #decoder = new TextDecoder("latin1");
  #rest = "";
  #length = 0;
  #isOver = false;

  constructor(sink: Pick<Sink, "warn">) {
    this.#sink = sink;
  }

  /** Looks at the next octets. */
  look(octets: Uint8Array): void {
    if (this.#isOver) return;
    const text = this.#rest + this.#decoder.decode(octets);
    const isStart = this.#length === this.#rest.length;
    this.#length += octets.length;
    if (isStart && !text.startsWith(SEPARATOR.slice(0, text.length))) this.#isOver = true;
    else if (NEXT.test(text)) this.#warn();
    this.#rest = text.slice(-LONGEST_NEXT);
  }

  #warn(): void {
    this.#isOver = true;
    this.#sink.warn(warning("more-messages", statement("more-messages")));
  }
}
