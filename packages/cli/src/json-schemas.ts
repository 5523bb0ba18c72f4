/**
 * What `--json` prints, as JSON Schemas (2020-12): `uri help json COMMAND`. Every object has the one shape of the contract of
 * `uri`: `reference`, `valid`, `result`; the tests validate what the commands print against these.
 */

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Members = { readonly [name: string]: JsonSchema };

const TEXT: JsonSchema = { type: "string" };
const BOOLEAN: JsonSchema = { type: "boolean" };
const COUNT: JsonSchema = { type: "integer", minimum: 0 };

/** An object with these members, the optional ones where they have a value, and no others. */
function closed(members: Members, optional: Members = {}): JsonSchema {
  return {
    type: "object",
    properties: { ...members, ...optional },
    required: Object.keys(members),
    additionalProperties: false,
  };
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

function oneOf(...values: readonly string[]): JsonSchema {
  return { enum: values };
}

/** An object whose members are those of a scheme, an edition or a kind of step. */
function openWith(members: Members, optional: Members = {}): JsonSchema {
  return { type: "object", properties: { ...members, ...optional }, required: Object.keys(members) };
}

const ERROR = closed(
  { index: COUNT, code: TEXT, rule: TEXT, section: TEXT, message: TEXT },
  { of: oneOf("a", "b") },
);

const SUGGESTION = closed({ as: TEXT }, { reference: TEXT });

const SEVERITY = oneOf("danger", "warning", "hint");

const FINDING = closed({
  id: TEXT,
  severity: SEVERITY,
  component: TEXT,
  from: COUNT,
  to: COUNT,
  message: TEXT,
  section: TEXT,
  advice: TEXT,
});

/** The members of every line: its number is there with `-n`, its text unless it cannot be read. */
const OF_LINES: Members = { line: { type: "integer", minimum: 1 }, reference: TEXT, error: ERROR };

/** A line that has a result if it is valid, and an error if it is not. */
function answer(result: JsonSchema, optional: Members = {}): JsonSchema {
  return {
    ...closed({ valid: BOOLEAN }, { ...OF_LINES, result, ...optional }),
    if: { properties: { valid: { const: true } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword of JSON Schema.
    then: { required: ["reference", "result"], properties: { error: false } },
    else: { required: ["error"], properties: { result: false } },
  };
}

/** A line that has members of its own if it is valid, and an error if it is not. */
function described(members: Members, optional: Members = {}): JsonSchema {
  return {
    ...closed({ valid: BOOLEAN }, { ...OF_LINES, ...members, ...optional }),
    if: { properties: { valid: { const: true } } },
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword of JSON Schema.
    then: { required: ["reference", ...Object.keys(members)], properties: { error: false } },
    else: { required: ["error"] },
  };
}

/** A line that has a result whether it is valid or not, unless it cannot be read. */
function judged(result: JsonSchema, optional: Members = {}): JsonSchema {
  return {
    ...closed({ valid: BOOLEAN }, { ...OF_LINES, result, ...optional }),
    if: { required: ["result"] },
    else: { required: ["error"], properties: { valid: { const: false } } },
  };
}

const COMPONENTS: Members = {
  form: oneOf("network-path", "absolute-path", "relative-path"),
  scheme: TEXT,
  authority: TEXT,
  userinfo: TEXT,
  host: TEXT,
  hostKind: oneOf("reg-name", "ipv4", "ipv6", "ipvfuture"),
  port: TEXT,
  query: TEXT,
  fragment: TEXT,
};

const KIND = oneOf("uri", "iri", "relative-reference");
const PAIRS = listOf(closed({ key: TEXT }, { value: TEXT }));
const RANGE = closed({ from: COUNT, to: COUNT });

const STEPS = listOf(closed({ rule: TEXT, section: TEXT, before: TEXT, after: TEXT }));

/** What the scheme says of a reference: `reading` has the members of that scheme. */
const MEANING = openWith({});

const FACTS: Members = {
  ...COMPONENTS,
  kind: KIND,
  path: TEXT,
  absoluteUri: BOOLEAN,
  user: TEXT,
  ranges: { type: "object", additionalProperties: RANGE },
  address: closed({ numbers: listOf(COUNT), canonical: TEXT }),
  segments: listOf(closed({ raw: TEXT, decoded: TEXT })),
  webPath: closed({ script: TEXT, guessed: BOOLEAN, pathinfo: TEXT, cleanUrl: BOOLEAN }, { slug: TEXT }),
  pairs: PAIRS,
  fragmentDecoded: TEXT,
  fragmentMeaning: closed({ mediaType: TEXT, meanings: listOf(openWith({ rule: TEXT })) }),
  reserved: listOf(
    closed({
      character: TEXT,
      component: TEXT,
      role: oneOf("delimiter", "convention", "data"),
      meaning: TEXT,
      section: TEXT,
      count: COUNT,
      index: COUNT,
    }),
  ),
  normal: closed({ syntax: TEXT, scheme: TEXT }),
  canonicity: closed({
    canonical: BOOLEAN,
    because: listOf(closed({ rule: TEXT, section: TEXT, reason: TEXT })),
  }),
  steps: STEPS,
  meaning: MEANING,
};

const OPTIONAL_IN_PLANS = {
  port: closed({ number: COUNT, status: TEXT }),
  gateway: TEXT,
  request: closed({
    method: TEXT,
    target: TEXT,
    authority: TEXT,
    fields: listOf(closed({ name: TEXT, value: TEXT })),
  }),
};

/** The members of the steps that a server replies to, and of the connection. */
const OPTIONAL_IN_STEPS = {
  tls: oneOf("none", "implicit", "explicit"),
  when: closed({}, { reply: listOf(TEXT), capability: TEXT }),
  expects: listOf(listOf(TEXT)),
};

const RECEIVES = oneOf(
  "reply",
  "data-connection",
  "lines-to-dot",
  "until-close",
  "http-message",
  "entries",
  "session",
  "nothing",
);

const PLAN: JsonSchema = closed(
  { scheme: TEXT, steps: listOf(openWith({ do: TEXT, note: TEXT }, OPTIONAL_IN_STEPS)), receives: RECEIVES },
  { ...OPTIONAL_IN_PLANS, next: { $ref: "#/properties/result" } },
);

const HOPS = listOf(closed({ from: TEXT, to: TEXT, status: COUNT, permanent: BOOLEAN }));

const REACHED = { retrievedFrom: TEXT, scheme: TEXT, chain: HOPS };

/** By its kind. */
const FETCHED: JsonSchema = {
  anyOf: [
    closed(
      { kind: oneOf("content"), ...REACHED, ok: BOOLEAN, isGuessed: BOOLEAN },
      { status: COUNT, mediaType: TEXT, size: COUNT, modified: TEXT },
    ),
    closed({
      kind: oneOf("listing"),
      ...REACHED,
      entries: listOf(closed({ name: TEXT }, { type: TEXT, reference: TEXT })),
    }),
    closed({ kind: oneOf("group"), ...REACHED, name: TEXT, count: COUNT, first: COUNT, last: COUNT }),
    closed({
      kind: oneOf("draft"),
      ...REACHED,
      to: listOf(TEXT),
      fields: listOf(closed({ name: TEXT, value: TEXT, unsafe: BOOLEAN })),
    }),
    closed({ kind: oneOf("form"), ...REACHED, fill: TEXT }),
    closed(
      { kind: oneOf("error"), code: TEXT, message: TEXT, reasons: listOf(TEXT), chain: HOPS },
      { reply: TEXT },
    ),
  ],
};

/** The components of an edition, by its own names. */
const OWN_TERMS: JsonSchema = { type: "object" };

const EDITION_READING = closed(
  { id: TEXT, valid: BOOLEAN },
  {
    error: closed({ rule: TEXT, section: TEXT, message: TEXT }, { index: COUNT, code: TEXT, expected: TEXT }),
    kind: TEXT,
    components: OWN_TERMS,
    target: TEXT,
    noTarget: closed({ reason: TEXT, section: TEXT }),
    host: TEXT,
    normal: TEXT,
    implementation: TEXT,
  },
);

const DIFFERENCE = closed(
  {
    between: listOf(TEXT),
    what: TEXT,
    why: TEXT,
    sections: listOf(TEXT),
    dangerous: BOOLEAN,
  },
  { reason: TEXT, caution: BOOLEAN },
);

const READERS: Members = {
  standards: listOf(EDITION_READING),
  appendixB: closed({ id: TEXT, components: OWN_TERMS }, { host: TEXT, target: TEXT }),
  programs: listOf(
    closed(
      { id: TEXT, version: TEXT, valid: BOOLEAN },
      { scheme: TEXT, host: TEXT, port: { type: ["string", "boolean"] }, path: TEXT, target: TEXT },
    ),
  ),
  differences: listOf(DIFFERENCE),
  verdict: oneOf("alike", "different", "caution", "dangerous", "rejected"),
};

const COMPARED = closed({
  other: TEXT,
  standards: listOf(closed({ id: TEXT, valid: BOOLEAN }, { equivalent: BOOLEAN, rung: TEXT, section: TEXT })),
});

/** With `--characters`, which reads no reference. */
const CHARACTERS = closed({
  id: TEXT,
  name: TEXT,
  title: TEXT,
  date: TEXT,
  classes: closed({
    reserved: TEXT,
    unreserved: TEXT,
    excluded: TEXT,
    reservedIn: listOf(closed({ component: TEXT, characters: TEXT, section: TEXT })),
  }),
});

const READ: JsonSchema = {
  ...closed({ valid: BOOLEAN }, { ...OF_LINES, base: TEXT, ...READERS, compared: COMPARED }),
  if: { required: ["verdict"] },
  // biome-ignore lint/suspicious/noThenProperty: it is the keyword of JSON Schema.
  then: { required: ["reference", ...Object.keys(READERS)] },
  else: { required: ["error"], properties: { valid: { const: false } } },
};

const FREQUENCIES = listOf(closed({ name: TEXT, count: COUNT }));

const FIGURES = closed(
  {
    lines: COUNT,
    valid: COUNT,
    invalid: COUNT,
    empty: COUNT,
    reasons: listOf(closed({ code: TEXT, count: COUNT, line: COUNT, message: TEXT, example: TEXT })),
    kinds: FREQUENCIES,
    absoluteUris: COUNT,
    schemes: FREQUENCIES,
    distinctHosts: COUNT,
    hosts: FREQUENCIES,
  },
  {
    uncountedHosts: COUNT,
    uncountedSchemes: COUNT,
    distinct: closed({ identical: COUNT, syntax: COUNT, scheme: COUNT }),
    standards: listOf(closed({ between: listOf(TEXT), validity: COUNT, destination: COUNT })),
    audit: closed({
      lines: closed({ danger: COUNT, warning: COUNT, hint: COUNT }),
      findings: listOf(closed({ id: TEXT, severity: SEVERITY, count: COUNT, line: COUNT, example: TEXT })),
    }),
  },
);

/** A place in a document. */
const WHERE = closed(
  { offset: COUNT, line: COUNT, column: COUNT },
  {
    element: TEXT,
    attribute: TEXT,
    within: TEXT,
    construct: TEXT,
    part: TEXT,
    field: TEXT,
    pointer: TEXT,
    node: TEXT,
    cell: COUNT,
  },
);

/** What a document does with a reference. */
const USE = oneOf("follow", "fetch", "embed", "submit", "mention");

const FOUND: JsonSchema = closed(
  { file: TEXT, reference: TEXT, valid: BOOLEAN, where: WHERE, sameDocument: BOOLEAN, use: USE },
  {
    line: COUNT,
    result: TEXT,
    base: TEXT,
    baseFrom: TEXT,
    kind: TEXT,
    rel: listOf(TEXT),
    label: TEXT,
    language: TEXT,
    hasSecret: { const: true },
    repaired: TEXT,
    namesPart: TEXT,
    raw: TEXT,
    withoutHyphens: TEXT,
    withoutLetters: TEXT,
    withHyphens: TEXT,
    delimiters: TEXT,
    guess: TEXT,
    error: ERROR,
  },
);

/** With `--audit`. */
const FOUND_FINDING = closed(
  { file: TEXT, reference: TEXT, valid: BOOLEAN, result: FINDING, where: WHERE },
  { target: TEXT },
);

/** With `--check-fragments`. */
const FOUND_FRAGMENT = closed(
  { file: TEXT, reference: TEXT, valid: BOOLEAN, where: WHERE, fragment: TEXT },
  { result: TEXT, targetFile: TEXT },
);

/** With `--check`. */
const FOUND_FAULT = closed(
  {
    file: TEXT,
    reference: TEXT,
    valid: BOOLEAN,
    fault: oneOf(
      "missing",
      "missing-part",
      "other-case",
      "invalid",
      "no-base",
      "no-index",
      "outside",
      "unlinked",
      "redirect-chain",
      "redirect-loop",
    ),
  },
  { result: TEXT, where: WHERE, targetFile: TEXT },
);

/** A change, and why it was refused. */
const CHANGED = closed(
  { file: TEXT, reference: TEXT, valid: BOOLEAN, result: TEXT, where: WHERE },
  { reason: oneOf("in-message", "escaped", "not-read-back") },
);

/** A word of `uri explain`, with the members of its kind. */
function entry(kind: string, members: Members, optional?: Members): JsonSchema {
  return closed({ kind: { const: kind }, id: TEXT, ...members }, optional);
}

const EXPLAINED = { title: TEXT, section: TEXT, example: TEXT };
const JUDGEMENT = { ...EXPLAINED, group: TEXT, severity: SEVERITY, harm: TEXT, fix: TEXT };

const ENTRIES: readonly JsonSchema[] = [
  entry("component", { ...EXPLAINED, what: TEXT, value: TEXT }),
  entry("error-code", { ...EXPLAINED, what: TEXT, fix: TEXT }),
  entry("finding", JUDGEMENT, { base: TEXT }),
  entry("guard-reason", JUDGEMENT, { base: TEXT }),
  entry("normalization-rule", { what: TEXT, example: TEXT, section: TEXT, after: TEXT }),
  entry("habit", {
    ...{ title: TEXT, what: TEXT, since: TEXT, attack: TEXT, fix: TEXT },
    examples: listOf(closed({ reference: TEXT, shows: TEXT }, { base: TEXT })),
  }),
  entry("grammar-rule", {
    ...{ standard: TEXT, title: TEXT, text: TEXT, section: TEXT },
    uses: listOf(TEXT),
    usedBy: listOf(TEXT),
  }),
  entry(
    "scheme",
    { title: TEXT, known: BOOLEAN, registryDate: TEXT },
    {
      status: TEXT,
      description: TEXT,
      references: listOf(TEXT),
      specification: TEXT,
      origin: TEXT,
      standing: TEXT,
      rules: listOf(closed({ rule: TEXT, section: TEXT })),
      reservedByRfc1738: BOOLEAN,
      defaultPort: COUNT,
      emptyPath: TEXT,
      register: TEXT,
    },
  ),
];

const REMARK = closed({ id: TEXT, message: TEXT }, { section: TEXT });

/** The schema of the objects that each command prints with `--json`. */
export const JSON_SCHEMAS: { readonly [command: string]: JsonSchema } = {
  inspect: {
    ...judged(closed({ findings: listOf(FINDING) }, FACTS), { suggestion: SUGGESTION }),
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword of JSON Schema.
    then: { required: ["reference"] },
  },
  get: answer(TEXT),
  parse: described({ kind: KIND, path: TEXT }, { ...COMPONENTS, pairs: PAIRS }),
  check: answer({ const: "valid" }, { suggestion: SUGGESTION }),
  plan: answer(PLAN, {
    warnings: listOf(closed({ index: COUNT, rule: TEXT, section: TEXT, message: TEXT })),
  }),
  where: { anyOf: [judged(BOOLEAN), closed({ result: COUNT })] },
  report: closed({ valid: BOOLEAN, result: FIGURES }),
  standards: { anyOf: [READ, CHARACTERS] },
  audit: judged(oneOf("danger", "warning", "hint", "clean"), { display: TEXT, findings: listOf(FINDING) }),
  explain: { anyOf: ENTRIES },
  confuse: closed({
    reference: TEXT,
    valid: BOOLEAN,
    result: closed({ first: listOf(TEXT), second: listOf(TEXT), uses: listOf(TEXT) }),
  }),
  guard: judged(oneOf("allow", "deny"), {
    text: TEXT,
    reasons: listOf(REMARK),
    open: listOf(REMARK),
    addresses: listOf(TEXT),
  }),
  resolve: answer(TEXT),
  relativize: answer(TEXT),
  compare: described(
    {
      equivalent: BOOLEAN,
      steps: listOf(closed({ of: oneOf("a", "b"), rule: TEXT, section: TEXT, before: TEXT, after: TEXT })),
    },
    { rung: oneOf("identical", "syntax", "scheme", "protocol"), relative: { const: true } },
  ),
  fetch: answer(FETCHED),
  normalize: answer(TEXT),
  redact: judged(TEXT),
  set: answer(TEXT),
  repair: judged(TEXT, { changes: listOf(closed({ index: COUNT, message: TEXT })) }),
  encode: answer(TEXT),
  decode: answer(TEXT),
  expand: answer(TEXT),
  unique: answer(TEXT),
  rewrite: CHANGED,
  extract: { anyOf: [FOUND, FOUND_FINDING, FOUND_FRAGMENT, FOUND_FAULT] },
};

/** The schema of a command, as it is printed; undefined if the command has no JSON. */
export function jsonSchemaOf(command: string): string | undefined {
  const schema = Object.hasOwn(JSON_SCHEMAS, command) ? JSON_SCHEMAS[command] : undefined;
  if (schema === undefined) return undefined;
  const about = { $schema: "https://json-schema.org/draft/2020-12/schema", title: `uri ${command} --json` };
  return `${JSON.stringify({ ...about, ...schema }, null, 2)}\n`;
}
