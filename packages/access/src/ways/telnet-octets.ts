/** RFC 854, RFC 855: the data among the commands of Telnet, and the refusal of every option. */

import { AccessError, told } from "../access-error.ts";

const SE = 240;
const SB = 250;
const WILL = 251;
const WONT = 252;
const DO = 253;
const DONT = 254;
const IAC = 255;

/** A server that asks for more options than there are asks for ever. */
const MOST_REFUSALS = 256;
const LONGEST_SUBNEGOTIATION = 64 * 1024;

type State = "data" | "command" | "option" | "subnegotiation" | "command-within";

/** Reads what a server sends, in pieces that end anywhere. */
export class TelnetOctets {
  readonly #send: (octets: Uint8Array) => void;
  #state: State = "data";
  #verb = 0;
  #refused = 0;
  #within = 0;

  /** @param send Sends the refusals. */
  constructor(send: (octets: Uint8Array) => void) {
    this.#send = send;
  }

  /**
   * The data of the next octets.
   *
   * @throws {AccessError} If the server negotiates without an end.
   */
  take(octets: Uint8Array): Uint8Array {
    const data: number[] = [];
    for (const octet of octets) if (this.#isData(octet)) data.push(octet);
    return Uint8Array.from(data);
  }

  #isData(octet: number): boolean {
    switch (this.#state) {
      case "data":
        if (octet === IAC) this.#state = "command";
        return octet !== IAC;
      case "command":
        return this.#command(octet);
      case "option":
        this.#refuse(octet);
        return false;
      case "subnegotiation":
        this.#skip();
        if (octet === IAC) this.#state = "command-within";
        return false;
      case "command-within":
        this.#state = octet === SE ? "data" : "subnegotiation";
        return false;
    }
  }

  /** Two of the first octet of commands are one of the data. */
  #command(octet: number): boolean {
    this.#state = octet === SB ? "subnegotiation" : octet >= WILL && octet <= DONT ? "option" : "data";
    this.#verb = octet;
    this.#within = 0;
    return octet === IAC;
  }

  /** RFC 854: an answer is not answered, so that nobody answers for ever. */
  #refuse(option: number): void {
    this.#state = "data";
    if (this.#verb === WONT || this.#verb === DONT) return;
    if (++this.#refused > MOST_REFUSALS) throw new AccessError("protocol", told("access-negotiates"));
    this.#send(Uint8Array.of(IAC, this.#verb === DO ? WONT : DONT, option));
  }

  #skip(): void {
    if (++this.#within > LONGEST_SUBNEGOTIATION) throw new AccessError("protocol", told("access-negotiates"));
  }
}

/** What a person sends, with the octet that begins a command twice. */
export function escapedForTelnet(octets: Uint8Array): Uint8Array {
  if (!octets.includes(IAC)) return octets;
  return Uint8Array.from([...octets].flatMap((octet) => (octet === IAC ? [IAC, IAC] : [octet])));
}
