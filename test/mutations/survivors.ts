// Mutants that no test can notice, because the program is the same: which, and why. By file, text and what takes its place.

/** The reasons, each with the mutants that it holds for. */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  "a shortcut: the long way gives the same text": [
    'packages/urikit/src/normalize.ts: "%" → ""',
    'packages/urikit/src/normalize.ts: !reference.includes("%") → !!(reference.includes("%"))',
    'packages/urikit/src/normalize.ts: typeof reference === "string" && !reference.includes("%") && isPlainUri(reference) → false',
    "packages/urikit/src/normalize.ts: isPlainRange(text, from, to) → false",
    "packages/urikit/src/normalize.ts: found.deviations === 0 → false",
    "packages/urikit/src/normalize.ts: deviations & UPPER_CASE → (deviations) | (UPPER_CASE)",
    "packages/urikit/src/normalize.ts: hostTo < pathFrom → (hostTo) <= (pathFrom)",
    'packages/urikit/src/normalize.ts: hostTo < pathFrom || text[hostFrom] === "[" → true',
    "packages/urikit/src/normalize.ts: scheme === undefined && deviations === ABNORMAL_TRIPLET → false",
    "packages/urikit/src/normalize.ts: deviations & (DOTTED_SEGMENT | ABNORMAL_TRIPLET) → (deviations) | (DOTTED_SEGMENT | ABNORMAL_TRIPLET)",
    "packages/urikit/src/normalize.ts: (deviations & (DOTTED_SEGMENT | ABNORMAL_TRIPLET)) === 0 → false",
    "packages/urikit/src/normalize.ts: deviations & ABNORMAL_TRIPLET → (deviations) | (ABNORMAL_TRIPLET)",
    "packages/urikit/src/normalize.ts: (deviations & ABNORMAL_TRIPLET) === 0 → false",
    "packages/urikit/src/normalize.ts: isNormal → false",
    "packages/urikit/src/normalize.ts: (deviations & (UPPER_CASE | AUTHORITY_TRIPLET)) === 0 → false",
    "packages/urikit/src/normalize.ts: (deviations & (DOTTED_SEGMENT | ENCODED_DOT)) === 0 → false",
    "packages/urikit/src/normalize.ts: hasAuthority(read) && (deviations & ENCODED_DOT) === 0 → false",
    "packages/urikit/src/resolve.ts: mayBeUri && strict !== false && isPlain(reference) → false",
    "packages/urikit/src/resolve.ts: (Base.deviations & DOTTED_SEGMENT) === 0 && directoryTo > Base.pathFrom → false",
    "packages/urikit/src/resolve.ts: followsAuthority → false",
    "packages/urikit/src/resolve.ts: shortcut !== undefined → false",
    "packages/urikit/src/normalize.ts: isNormalByScheme(read, scheme) → false",
    "packages/urikit/src/normalize.ts: read.deviations === 0 → false",
    'packages/urikit/src/normalize.ts: "string" → ""',
    "packages/urikit/src/normalize.ts: (deviations & UPPER_CASE) === 0 → false",
    "packages/urikit/src/normalize.ts: from === to || (deviations & ABNORMAL_TRIPLET) === 0 → (from === to) && ((deviations & ABNORMAL_TRIPLET) === 0)",
    "packages/urikit/src/normalize.ts: deviations & (UPPER_CASE | AUTHORITY_TRIPLET) → (deviations) | (UPPER_CASE | AUTHORITY_TRIPLET)",
    "packages/urikit/src/normalize.ts: deviations & (DOTTED_SEGMENT | ENCODED_DOT) → (deviations) | (DOTTED_SEGMENT | ENCODED_DOT)",
    "packages/urikit/src/normalize.ts: deviations & ENCODED_DOT → (deviations) | (ENCODED_DOT)",
    "packages/urikit/src/normalize.ts: pathFrom < pathTo || emptyPath === undefined → (pathFrom < pathTo) && (emptyPath === undefined)",
    'packages/urikit/src/resolve.ts: "string" → ""',
    'packages/urikit/src/resolve.ts: ":" → ""',
    "packages/urikit/src/resolve.ts: Base.deviations & DOTTED_SEGMENT → (Base.deviations) | (DOTTED_SEGMENT)",
    "packages/urikit/src/resolve.ts: R.deviations & DOTTED_SEGMENT → (R.deviations) | (DOTTED_SEGMENT)",
    "packages/urikit/src/resolve.ts: (R.deviations & DOTTED_SEGMENT) === 0 → false",
    "packages/urikit/src/resolve.ts: deviations & DOTTED_SEGMENT → (deviations) | (DOTTED_SEGMENT)",
    "packages/urikit/src/resolve.ts: (deviations & DOTTED_SEGMENT) === 0 → false",
    "packages/urikit/src/syntax/percent-encoding.ts: done === 0 → false",
  ],
  "a head without a literal does not end with a bracket, and stays": [
    "packages/urikit/src/normalize.ts: isLiteral → true",
  ],
  "a scheme is never empty (§3.1), so its end is never 0": [
    "packages/urikit/src/normalize.ts: schemeEnd < 0 → (schemeEnd) <= (0)",
    "packages/urikit/src/resolve.ts: read.schemeEnd >= 0 → (read.schemeEnd) > (0)",
    "packages/urikit/src/syntax/spanned-text.ts: schemeEnd >= 0 → (schemeEnd) > (0)",
    "packages/urikit/src/syntax/spanned-text.ts: schemeEnd < 0 → (schemeEnd) <= (0)",
    "packages/urikit/src/normalize.ts: schemeEnd >= 0 → (schemeEnd) > (0)",
    "packages/urikit/src/resolve.ts: R.schemeEnd >= 0 → (R.schemeEnd) > (0)",
  ],
  'a path ends before "?", "#" or nothing: no slash is there': [
    "packages/urikit/src/resolve.ts: next < pathTo → (next) <= (pathTo)",
  ],
  "it is read again, with the same result": [
    "packages/urikit/src/resolve.ts: base instanceof UriBase → false",
  ],
  "a shortcut: without it, no name is found in an empty set, and the same text has the same confusions": [
    "packages/guard/src/guard-host.ts: suffixes.size === 0 → false",
    "packages/guard/src/guard.ts: text === normal → false",
  ],
  "a name with an empty label was refused before, so no dot begins it": [
    "packages/guard/src/guard-host.ts: dot >= 0 → (dot) > (0)",
    "packages/guard/src/guard-host.ts: dot > 0 → (dot) >= (0)",
  ],
  "what has no block of its own embeds an IPv4 address, and is not special itself (isSpecialItself)": [
    'packages/guard/src/guard-address.ts: "global" → ""',
    'packages/guard/src/guard-address.ts: "reserved" → ""',
    'packages/guard/src/guard-address.ts: "denied-leads-on" → ""',
    'packages/guard/src/guard-address.ts: reading.kind === "global" → false',
    "packages/guard/src/guard-address.ts: block === undefined → false",
    "packages/guard/src/guard-address.ts: section === undefined → false",
  ],
  "a number that was read has an address, and a URI has a scheme: the other text is for the types alone": [
    'packages/guard/src/guard-host.ts: "" → "mutant"',
    "packages/guard/src/guard-host.ts: reading === undefined → false",
    'packages/guard/src/guard.ts: "" → "mutant"',
  ],
  "when a long text is settled is a matter of time, not of the text": [
    "packages/urikit/src/syntax/flat.ts: 1 << 16 → (1) >> (16)",
    "packages/urikit/src/syntax/flat.ts: text.length > LONG → (text.length) >= (LONG)",
    "packages/urikit/src/syntax/growing-text.ts: !isLong(this.#recent) → false",
    "packages/urikit/src/syntax/percent-encoding.ts: isLong(recent) → false",
    "packages/urikit/src/syntax/percent-encoding.ts: isLong(recent) → true",
  ],
};

/** The reason of each. */
export const SURVIVORS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_REASON).flatMap(([reason, mutants]) => mutants.map((mutant) => [mutant, reason])),
);
