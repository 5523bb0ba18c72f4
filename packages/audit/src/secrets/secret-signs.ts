/**
 * RFC 3986 §7.5: signs of secrets, by which octets are looked at before they become a text: `SecretSigns` of `@urikit/lists` finds
 * them. Where it finds none, `redactText` changes nothing.
 */

import { LINKS } from "./find-secrets.ts";
import { nameEndings } from "./secret-names.ts";
import { IN_PATH, SHAPE } from "./secret-shapes.ts";

/** What is known of secrets. */
export interface SecretSigns {
  /** The first four characters of words that have the shape of a secret; or that follow a slash, in paths to one. */
  readonly beginnings: ReadonlySet<string>;
  /** The last three letters of names. */
  readonly endings: ReadonlySet<string>;
}

/** The signs of secrets. It takes some milliseconds. */
export function secretSigns(): SecretSigns {
  const beginnings = [SHAPE, IN_PATH.source.slice(2), LINKS.source.slice(2)].flatMap((pattern) => [
    ...new Beginnings(pattern).all,
  ]);
  return { beginnings: new Set(beginnings), endings: nameEndings() };
}

const AT_SHAPE = new RegExp(SHAPE, "y");
const AT_SLASH = new RegExp(`${IN_PATH.source}|${LINKS.source}`, "y");

/** Whether a word with one of the {@link SecretSigns.beginnings} begins a secret, or a path to one. */
export function beginsSecret(text: string, at: number): boolean {
  AT_SHAPE.lastIndex = at;
  if (AT_SHAPE.test(text)) return true;
  AT_SLASH.lastIndex = at - 1;
  return at > 0 && AT_SLASH.test(text);
}

/** How long the beginnings are. */
const LENGTH = 4;

/** A class, an escaped character, a group, what repeats, or a character. */
const TOKEN = /\[[^\]]*\]|\\.|\(\?(?::|=|!|<!|<=|<\w+>)|[()|]|[?*+]|\{\d+(?:,\d*)?\}|./g;

const ASCII = Array.from({ length: 95 }, (_, code) => String.fromCharCode(0x20 + code));

/** The first characters of what a regular expression matches: an expression without nested repetitions, as ours are. */
class Beginnings {
  readonly all: ReadonlySet<string>;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#tokens = pattern.match(TOKEN) ?? [];
    this.all = this.#alternatives(new Set([""]));
  }

  /** Adds what the alternatives up to the end of the group match. */
  #alternatives(before: ReadonlySet<string>): ReadonlySet<string> {
    const found = new Set<string>();
    let texts = before;
    for (; this.#at < this.#tokens.length && this.#tokens[this.#at] !== ")"; ) {
      if (this.#tokens[this.#at] === "|") {
        for (const text of texts) found.add(text);
        texts = before;
        this.#at++;
      } else texts = this.#part(texts);
    }
    for (const text of texts) found.add(text);
    return found;
  }

  /** Adds what one part of the expression matches, as often as it must. */
  #part(before: ReadonlySet<string>): ReadonlySet<string> {
    const token = this.#tokens[this.#at++] as string; // there is one at this place
    const more = token.startsWith("(") ? this.#group(token, before) : added(before, token);
    const [repetition = ""] = /^[?*+]$|^\{\d+/.exec(this.#tokens[this.#at] ?? "") ?? [];
    if (repetition === "") return more;
    this.#at++;
    if (repetition === "?" || repetition === "*") return new Set([...before, ...more]);
    let texts = more;
    for (let left = Number(repetition.slice(1)) - 1; left > 0 && left < LENGTH * 1000; left--) {
      if ([...texts].every((text) => text.length >= LENGTH)) break;
      texts = added(texts, token);
    }
    return texts;
  }

  #group(opening: string, before: ReadonlySet<string>): ReadonlySet<string> {
    const texts = this.#alternatives(before);
    this.#at++;
    return /^\(\?(?::|=|<\w+>)$/.test(opening) ? texts : before; // what must follow does; what must not adds nothing
  }
}

/** The texts that are too short, with each character that a part of an expression matches. */
function added(texts: ReadonlySet<string>, token: string): ReadonlySet<string> {
  const one = new RegExp(`^${token}$`);
  const characters = ASCII.filter((character) => one.test(character));
  return new Set(
    [...texts].flatMap((text) => (text.length >= LENGTH ? [text] : characters.map((last) => text + last))),
  );
}
