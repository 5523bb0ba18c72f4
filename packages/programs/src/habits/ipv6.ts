/** The text of an IPv6 address as `inet_ntop` writes it: RFC 5952 §4, and the last four octets in decimal (§5). */

/** The short form of a valid address. */
export function shortIpv6(address: string): string {
  const groups = groupsOf(address);
  const [start, length] = longestZeros(groups);
  const isIpv4 = start === 0 && (length === 6 || (length === 5 && groups[5] === 0xffff));
  const tail = isIpv4 ? [...groups.slice(0, 6).map(hex), decimal(groups.slice(6))] : groups.map(hex);
  return compressed(tail, [start, length]);
}

const hex = (group: number) => group.toString(16);
const decimal = (groups: readonly number[]) =>
  groups.map((group) => `${group >> 8}.${group & 255}`).join(".");

/** The eight groups of a valid address, as numbers. */
export function groupsOf(address: string): readonly number[] {
  const [before = [], after] = address.split("::").map(listed);
  if (after === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The groups between colons; an IPv4 address is two of them. */
function listed(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The first of the longest runs of zeros. */
function longestZeros(groups: readonly number[]): readonly [start: number, length: number] {
  let longest: readonly [number, number] = [-1, 0];
  for (let start = 0; start < groups.length; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > longest[1]) longest = [start, end - start];
  }
  return longest;
}

/** The short form as Python's `ipaddress` writes it, without decimals. */
export function compressedIpv6(address: string): string {
  const groups = groupsOf(address);
  return compressed(groups.map(hex), longestZeros(groups));
}

/** The short form with decimals only where the address has them. */
export function compressedWithDecimals(address: string): string {
  const groups = groupsOf(address);
  if (!address.includes(".")) return compressedIpv6(address);
  const before = groups.slice(0, 6);
  return compressed([...before.map(hex), decimal(groups.slice(6))], longestZeros(before));
}

function compressed(groups: readonly string[], [start, length]: readonly [number, number]): string {
  if (length < 2) return groups.join(":");
  return `${groups.slice(0, start).join(":")}::${groups.slice(start + length).join(":")}`;
}
