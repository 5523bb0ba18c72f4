/** Sentences with the sections that say so, as people read them. */

/** One sentence, and the sections that say so, such as `RFC 3986 §3.2.1, §7.5`. */
export interface Remark {
  readonly message: string;
  readonly section: string;
}

/** "§3.2" of "RFC 3986 §3.2"; another document keeps its name. */
export function shortSection(section: string): string {
  return section.replace(/^RFC 3986 /, "");
}

/** The document at the end of a message that names its own, as `… (RFC 3849)`. */
const SOURCE = /(?: \(|（)(?=[^()（）]*?(?:§|RFC \d))([^()（）]*)[)）]$/;

/** The message without the document that it names, which is its section. */
export function withoutSource({ message, section }: Remark): Remark {
  const source = SOURCE.exec(message);
  if (source === null) return { message, section };
  return { message: message.slice(0, source.index), section: source[1] ?? section };
}
