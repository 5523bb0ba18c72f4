/**
 * SipHash-2-4 with 128 bits (Aumasson, Bernstein: “SipHash: a fast short-input PRF”, 2012, and its reference code): a hash
 * of octets under a secret of 16 octets. Without the secret, nobody can make two texts collide.
 */

/** The secret: zeros, unless another is set. */
let secret0: u64 = 0;
let secret1: u64 = 0;

/** The hash: its first eight octets, and its last, as numbers of which the lowest octet is first. */
export let hash0: u64 = 0;
export let hash1: u64 = 0;

/** Sets the secret, in two such numbers. */
export function setSecret(first: u64, last: u64): void {
  secret0 = first;
  secret1 = last;
}

/** Makes the hash of octets. Up to seven more may be read after them. */
export function hash(from: usize, to: usize): void {
  let v0 = secret0 ^ 0x736f6d6570736575;
  let v1 = secret1 ^ 0x646f72616e646f6d ^ 0xee;
  let v2 = secret0 ^ 0x6c7967656e657261;
  let v3 = secret1 ^ 0x7465646279746573;
  // All words; the last one; two words of zeros twice, which makes the four rounds that end each half.
  const words = <i32>((to - from) >> 3);
  for (let step = 0; step < words + 5; step++) {
    let word: u64 = 0;
    if (step < words) word = load<u64>(from + (<usize>step << 3));
    else if (step == words) word = lastWord(from, to);
    else if (step == words + 1) v2 ^= 0xee;
    else if (step == words + 3) {
      hash0 = v0 ^ v1 ^ v2 ^ v3;
      v1 ^= 0xdd;
    }
    v3 ^= word;
    for (let round = 0; round < 2; round++) {
      v0 += v1;
      v2 += v3;
      v1 = rotl(v1, 13) ^ v0;
      v3 = rotl(v3, 16) ^ v2;
      v0 = rotl(v0, 32);
      v2 += v1;
      v0 += v3;
      v1 = rotl(v1, 17) ^ v2;
      v3 = rotl(v3, 21) ^ v0;
      v2 = rotl(v2, 32);
    }
    v0 ^= word;
  }
  hash1 = v0 ^ v1 ^ v2 ^ v3;
}

/** The octets after the last whole word, and the length modulo 256 above them. */
function lastWord(from: usize, to: usize): u64 {
  const length = <u64>(to - from);
  const rest = length & 7;
  const unused = 64 - 8 * rest;
  const octets = rest == 0 ? 0 : (load<u64>(to - <usize>rest) << unused) >> unused;
  return (length << 56) | octets;
}
