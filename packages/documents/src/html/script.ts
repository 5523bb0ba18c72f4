/**
 * HTML §13.2.5.4, §13.2.5.15 to §13.2.5.31: where the text of a script ends. After `<!--` and `<script` in it, an end
 * tag belongs to the text: "script data double escaped". The tokenizer of `htmlparser2` does not know these states.
 */

/** The texts that change the state. */
const MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;

/** Looks for the end of the text of a script that comes in pieces. No piece may end within a mark. */
export class ScriptText {
  #state: "data" | "escaped" | "double escaped" = "data";

  /** The index of the end tag after `from`; -1 if the text goes on. */
  endIn(text: string, from: number): number {
    MARK.lastIndex = from;
    for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
      if (this.#ends(mark[0], mark[1] === "/")) return mark.index;
      if (mark[0] === "<!--") MARK.lastIndex -= 2; // in `<!-->`, the hyphens belong to `-->` too
    }
    return -1;
  }

  /** Follows a mark; returns whether it is the end tag. */
  #ends(mark: string, isEndTag: boolean): boolean {
    if (mark === "-->") this.#state = "data";
    else if (mark === "<!--") this.#state = this.#state === "data" ? "escaped" : this.#state;
    else if (isEndTag && this.#state !== "double escaped") return true;
    else if (isEndTag) this.#state = "escaped";
    else if (this.#state === "escaped") this.#state = "double escaped";
    return false;
  }
}
