// RFC 3986 §3.2.2: who is asked about addresses, by themselves and as hosts, and the addresses that groups make.
import { Agreement, type Witness } from "@urikit/abnf/agreement";
import { isUriReference } from "../../src/predicates.ts";
import { tryParse } from "../../src/try-parse.ts";
import { expression, octets, urikit } from "./witnesses.ts";

/** For texts that hold no delimiter but ":", and no letter "v". */
const inBrackets: Witness = {
  name: "isUriReference, in brackets",
  accepts: (text) => isUriReference(`//[${text}]`),
};

const asHost: Witness = {
  name: "the kind of the host",
  accepts: (text) => {
    const result = tryParse(`//${text}`);
    return result.valid && result.parsed.host === text && result.parsed.hostKind === "ipv4";
  },
};

export const ipv6 = (...more: readonly Witness[]): Agreement =>
  new Agreement(
    "IPv6address",
    expression("IPv6address"),
    ...urikit.IPv6address,
    inBrackets,
    octets.IPv6address,
    ...more,
  );
export const ipv4 = (...more: readonly Witness[]): Agreement =>
  new Agreement(
    "IPv4address",
    expression("IPv4address"),
    ...urikit.IPv4address,
    asHost,
    octets.IPv4address,
    ...more,
  );

export const GROUPS: readonly string[] = ["0", "F", "a1", "9Bc", "cDeF", "12345", "g"];
export const TAILS: readonly string[] = [
  "",
  "0.0.0.0",
  "255.255.255.255",
  "1.2.3.256",
  "1.2.3",
  "1.2.3.4.5",
  "01.2.3.4",
];

/** Every count before and after every kind of middle, with every tail; the groups take turns from `first`. */
export function* addressesOfGroups(first: number): Generator<string> {
  let turn = first;
  const some = (count: number) => Array.from({ length: count }, () => GROUPS[turn++ % GROUPS.length]);
  for (let before = 0; before <= 9; before++)
    for (const middle of ["::", ":", ":::"])
      for (let after = 0; after <= 9; after++)
        for (const tail of TAILS)
          yield some(before).join(":") + middle + [...some(after), ...(tail ? [tail] : [])].join(":");
}

/** Every count of sound groups before and after "::", and without it, with every tail. */
export function* addressesOfSoundGroups(): Generator<string> {
  const some = (count: number) => Array.from({ length: count }, (_, index) => GROUPS[index % 5]);
  for (let before = 0; before <= 9; before++)
    for (let after = 0; after <= 9; after++)
      for (const tail of TAILS) {
        const rest = [...some(after), ...(tail ? [tail] : [])].join(":");
        yield `${some(before).join(":")}::${rest}`;
        yield [...some(before), rest].join(":");
      }
}
