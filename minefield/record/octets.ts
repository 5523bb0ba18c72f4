/** Octets as text, so that no octet is lost: programs answer in octets that need not be UTF-8. */

/** UTF-8; an octet XX that does not belong to it becomes the surrogate U+DCXX. */
export function textOf(octets: Buffer): string {
  let text = "";
  for (let at = 0; at < octets.length; ) {
    const length = [1, 2, 3, 4].find((length) => isCharacter(octets.subarray(at, at + length)));
    text +=
      length === undefined
        ? String.fromCharCode(0xdc00 + (octets[at] ?? 0))
        : octets.toString("utf8", at, at + length);
    at += length ?? 1;
  }
  return text;
}

function isCharacter(octets: Buffer): boolean {
  return Buffer.from(octets.toString("utf8"), "utf8").equals(octets);
}
