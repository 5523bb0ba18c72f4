/** RFC 4155: a mailbox, in which a line that begins with `From ` precedes each message. */

import { statement } from "urikit/words";
import type { Extraction, PassesOf } from "../document-context.ts";
import { inPart } from "../in-part.ts";
import { KeptSource } from "../kept-source.ts";
import { joined, latin1 } from "../octets.ts";
import { warning } from "../sink.ts";

/** After an empty line, so that prose is taken for a separator less often. */
const NEXT = /\n\r?\nFrom \S/g;
const SEPARATOR = "From x".length;
const LONGEST_NEXT = "\n\r\nFrom x".length;

/** A message is held in memory: it is read twice. */
const LONGEST_MESSAGE = 0x1000000;

/** Reads the messages of a mailbox one after another. `passesOf` reads each. */
export async function* mailboxPasses(
  { source, context, sink }: Extraction,
  passesOf: PassesOf,
): AsyncGenerator<void> {
  const { onProgress, ...inMessages } = context;
  const mailbox = new Mailbox();
  for await (const octets of source.octets(true)) {
    onProgress?.(octets.length);
    for (const message of mailbox.write(octets)) yield* read(message);
    yield;
  }
  yield* read(mailbox.end());

  async function* read({ number, octets, isCut }: Message): AsyncGenerator<void> {
    const own = inPart(number, sink);
    if (isCut) own.warn(warning("too-long", statement("message-too-long")));
    yield* passesOf(
      { source: new KeptSource({ open: () => [octets] }), context: inMessages, sink: own },
      "mime",
    );
  }
}

interface Message {
  /** From 1, in the order of the mailbox. */
  readonly number: number;
  readonly octets: Uint8Array;
  /** Whether it is longer than what is held. */
  readonly isCut: boolean;
}

/** Cuts a mailbox that comes in pieces. */
class Mailbox {
  #number = 1;
  #pieces: Uint8Array[] = [];
  #length = 0;
  /** The end of what came, which may begin a separator. */
  #rest: Uint8Array = new Uint8Array();

  /** Takes the next octets; gives the messages that end in them. */
  *write(piece: Uint8Array): Generator<Message> {
    const octets = joined([this.#rest, piece]);
    let from = 0;
    for (const { 0: separator, index } of latin1(octets).matchAll(NEXT)) {
      const to = index + separator.length - SEPARATOR;
      this.#hold(octets.subarray(from, to));
      yield this.#message();
      from = to;
    }
    const rest = Math.max(from, octets.length - LONGEST_NEXT);
    this.#hold(octets.subarray(from, rest));
    this.#rest = octets.slice(rest);
  }

  /** The last message. */
  end(): Message {
    this.#hold(this.#rest);
    return this.#message();
  }

  #hold(octets: Uint8Array): void {
    const kept = octets.subarray(0, Math.max(0, LONGEST_MESSAGE - this.#length));
    if (kept.length > 0) this.#pieces.push(kept);
    this.#length += octets.length;
  }

  #message(): Message {
    const message = {
      number: this.#number++,
      octets: joined(this.#pieces),
      isCut: this.#length > LONGEST_MESSAGE,
    };
    this.#pieces = [];
    this.#length = 0;
    return message;
  }
}
