/**
 * The beginning of a URL: a scheme, and the slashes after it, which browsers count for some schemes and not for others.
 */

/** A scheme with its colon, and what follows it and its slashes. */
export interface ProtocolExtract {
  readonly protocol: string;
  readonly slashes: boolean;
  readonly slashesCount: number;
  readonly rest: string;
}

/** URL Standard §4.2: the special schemes. */
export function isSpecial(protocol: unknown): boolean {
  return /^(?:file|ftp|https?|wss?):$/.test(String(protocol));
}

/** A value as text, without controls and white space at its beginning. */
export function trimLeft(value: unknown): string {
  return (value ? `${value}` : "").replace(/^[\0- \s]+/, "");
}

/** The scheme and the slashes at the beginning of an address. */
export function extractProtocol(
  address: unknown,
  location?: { readonly protocol?: unknown },
): ProtocolExtract {
  const text = trimLeft(address).replace(/[\n\r\t]/g, "");
  const [, scheme = "", two = "", more = "", after = ""] =
    /^([a-z][\d.+a-z-]*:)?(\/\/)?([\\/]+)?([\s\S]*)/i.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  const special = isSpecial(protocol);
  const slashesCount = (two + more).length;
  const isHost = special || (!protocol && slashesCount > 1 && isSpecial(location?.protocol));
  const written = two + more + after;
  const skipped = protocol === "file:" ? slashesCount > 1 : protocol && two;
  return {
    protocol,
    slashes: two !== "" || special,
    slashesCount,
    rest: isHost && protocol !== "file:" ? after : written.slice(skipped ? 2 : 0),
  };
}
