/** Octets that are packed by gzip in several members, one after another (RFC 1952 §2.2), which browsers do not unpack to the end. */

import { Inflate } from "pako";

/** As much of the state of pako as its types leave out. */
interface Unpacker extends Inflate {
  readonly ended: boolean;
  readonly strm: { readonly avail_in: number; readonly state: { wrap: number } };
}

/** Reads one member, and stops after it. */
function unpacker(): Unpacker {
  const member = new Inflate({ windowBits: 16 + 15 }) as Unpacker; // with the frame of gzip and no other
  // Where this is positive, pako goes on with the next member in the window of this one, which is an error. It looks at
  // single bits otherwise, and here all are set.
  member.strm.state.wrap = -1;
  return member;
}

/**
 * The octets of all members, in chunks. Zeros after a member are filling, as gzip has it.
 *
 * @throws {Error} If one is damaged, or the last one is cut off.
 */
export async function* gzipMembers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let member: Unpacker | undefined;
  for await (const chunk of chunks) {
    let rest = member === undefined ? withoutZeros(chunk) : chunk;
    while (rest.length > 0) {
      const unpacked: Uint8Array[] = [];
      member ??= unpacker();
      member.onData = (octets) => unpacked.push(octets as Uint8Array); // text only where text is asked for
      member.push(rest);
      if (member.err !== 0) throw new Error(member.msg);
      yield* unpacked;
      rest = member.ended ? withoutZeros(rest.subarray(rest.length - member.strm.avail_in)) : NONE;
      if (member.ended) member = undefined;
    }
  }
  if (member !== undefined) throw new Error("it is cut off");
}

const NONE = new Uint8Array();

function withoutZeros(octets: Uint8Array): Uint8Array {
  const first = octets.findIndex((octet) => octet !== 0);
  return first < 0 ? NONE : octets.subarray(first);
}
