/** A row: a line that holds a value among others, as text or as octets. */

import { Buffer } from "node:buffer";
import { viewOf } from "./line-text.ts";

/** A row, read so that a place in it can be found and written, whatever octets the rest has. */
export class Row {
  /** Its text; where that is not UTF-8, each octet as a character. */
  readonly characters: string;
  readonly isText: boolean;

  private constructor(characters: string, isText: boolean) {
    this.characters = characters;
    this.isText = isText;
  }

  /** Where there is U+FFFD, the text may be another than that of the octets. */
  static of(text: string, octets: Uint8Array): Row {
    return text.includes("\ufffd") ? new Row(viewOf(octets).toString("latin1"), false) : new Row(text, true);
  }

  /** A text as the row has it. */
  written(text: string): string {
    return this.isText ? text : Buffer.from(text).toString("latin1");
  }

  /** The octets of a part of the row. */
  octets(from: number, to?: number): Buffer {
    return Buffer.from(this.characters.slice(from, to), this.isText ? "utf8" : "latin1");
  }

  /** The text of a part of it; where its octets are not UTF-8, with U+FFFD. */
  text(from: number, to?: number): string {
    const part = this.characters.slice(from, to);
    return this.isText ? part : Buffer.from(part, "latin1").toString();
  }

  /** The row with a text in the place of a part of it. */
  with(from: number, to: number, result: string | Uint8Array): string | Buffer {
    const { characters } = this;
    if (this.isText && typeof result === "string")
      return characters.slice(0, from) + result + characters.slice(to);
    const middle = typeof result === "string" ? Buffer.from(result) : result;
    return Buffer.concat([this.octets(0, from), middle, this.octets(to)]);
  }
}
