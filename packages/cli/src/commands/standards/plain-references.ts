/**
 * What most links are like is told at once. What readers say of `http://host/path?query` depends on its form alone, except
 * for the components themselves. So the JSON is made once for each form, from a reference of that form, and then only the
 * components are put in. The tests hold it to the JSON that is made anew.
 */

/**
 * Components that no reader decodes, encodes or removes: a host in lower case whose last label is of letters; a path
 * without segments that begin with a dot.
 */
const FORM =
  /^(https?):\/\/((?:[a-z0-9]+[.-])*(?<!-)[a-z]+)(?:\/((?!\.)[A-Za-z0-9$_.+!*(),:&=~-]*(?:\/(?!\.)[A-Za-z0-9$_.+!*(),:&=~-]*)*)(?:\?([A-Za-z0-9$_.+!*(),:;&=~/?-]+))?(?:#([A-Za-z0-9$_.+!*(),:&=-]+))?)?$/;

/** A longer label, or name, is none in DNS (RFC 1035 §2.3.4), and some programs say so. */
const LONGER_LABEL = /[a-z0-9-]{64}/;
const LONGEST_NAME = 253;

/** A longer line is rare, and its JSON is long enough to take its time. */
const LONGEST = 2048;

/** The components of a reference of one of the forms, in the order in which they stand in it. */
interface Plain {
  readonly scheme: string;
  /** Undefined ones are absent. */
  readonly parts: readonly [
    host: string,
    path: string | undefined,
    query: string | undefined,
    fragment: string | undefined,
  ];
  readonly refused: Refused | undefined;
}

/** Stand for the components in a template. They occur nowhere else in its JSON. */
const TOKENS = ["hosttoken.example", "pathtoken", "querytoken", "fragmenttoken"] as const;

/** What old editions refuse, and where; undefined if they refuse nothing. */
interface Refused {
  readonly part: number;
  /** The character, after what stands for the text before it in its part: which rule is named depends on that. */
  readonly token: string;
  /** In the reference. */
  readonly index: number;
}

/** The JSON of a form: fixed texts, and in every second place a component, or the index of what is refused. */
interface Template {
  readonly texts: string[];
  /** For each hole which component it is for; -1 for the index. */
  readonly holes: readonly number[];
}

/** What is told of a reference at once: its JSON as octets, each one character, and its line in a list. */
export interface Quick {
  readonly json: string;
  readonly line: string;
}

/** Tells of plain references by their form. */
export class PlainReferences {
  readonly #told: { readonly [Kind in keyof Quick]: (reference: string) => string };
  readonly #templates = new Map<string, Template | undefined>();
  readonly #lines = new Map<string, string>();

  /** @param told What is told of any reference. */
  constructor(told: { readonly [Kind in keyof Quick]: (reference: string) => string }) {
    this.#told = told;
  }

  /** The JSON of a reference; undefined if it is not plain. */
  json(reference: string): string | undefined {
    const plain = plainOf(reference);
    if (plain === undefined) return undefined;
    const form = formOf(plain);
    if (!this.#templates.has(form)) this.#templates.set(form, this.#made(plain));
    const template = this.#templates.get(form);
    return template && filled(template, plain);
  }

  /** The line of a reference; undefined if it is not plain. It tells no component, and so is the same for a form. */
  line(reference: string): string | undefined {
    const plain = plainOf(reference);
    if (plain === undefined) return undefined;
    const form = formOf(plain);
    const line = this.#lines.get(form) ?? this.#told.line(reference);
    this.#lines.set(form, line);
    return line;
  }

  #made({ scheme, parts, refused }: Plain): Template | undefined {
    const tokens = parts.map((part, at) => {
      if (!part) return part;
      return refused?.part === at ? refused.token + TOKENS[at] : TOKENS[at];
    });
    const [host, path, query, fragment] = tokens;
    const reference =
      `${scheme}://${host}` +
      (path === undefined ? "" : `/${path}`) +
      (query === undefined ? "" : `?${query}`) +
      (fragment === undefined ? "" : `#${fragment}`);
    const at = refused && reference.indexOf(tokens[refused.part] ?? "") + refused.token.length - 1;
    return templateOf(this.#told.json(reference), tokens, at);
  }
}

function plainOf(reference: string): Plain | undefined {
  if (reference.length > LONGEST) return undefined;
  const [, scheme = "", host = "", path, query, fragment] = FORM.exec(reference) ?? [];
  if (host === "" || host.length > LONGEST_NAME || LONGER_LABEL.test(host)) return undefined;
  const parts: Plain["parts"] = [host, path, query, fragment];
  const refused = refusedIn(scheme, parts);
  return refused === "several" ? undefined : { scheme, parts, refused };
}

/** The same for all references that are told of alike, except for their components. */
function formOf({ scheme, parts: [, path, query, fragment], refused }: Plain): string {
  return `${scheme} ${presence(path)} ${presence(query)} ${presence(fragment)} ${refused?.part} ${refused?.token}`;
}

function presence(part: string | undefined): string {
  if (part === undefined) return "absent";
  return part === "" ? "empty" : "present";
}

/** RFC 1738 and RFC 1808 refuse `~`; RFC 1738 refuses `/` and `?` in a query, and `#`. */
function refusedIn(
  scheme: string,
  [host, path, query, fragment]: Plain["parts"],
): Refused | "several" | undefined {
  const pathFrom = scheme.length + "://".length + host.length + "/".length;
  const queryFrom = pathFrom + (path?.length ?? 0) + "?".length;
  const found = [
    refusedPart(1, path, "~", pathFrom),
    refusedPart(2, query, "~", queryFrom),
    refusedPart(2, query, "/", queryFrom),
    refusedPart(2, query, "?", queryFrom),
  ].filter((one) => one !== undefined);
  if (fragment !== undefined) {
    const fragmentFrom = query === undefined ? queryFrom : queryFrom + query.length + "#".length;
    found.push({ part: 3, token: "", index: fragmentFrom - "#".length });
  }
  return found.length > 1 ? "several" : found[0];
}

function refusedPart(
  part: number,
  text: string | undefined,
  character: string,
  from: number,
): Refused | undefined {
  const at = text?.indexOf(character) ?? -1;
  if (at < 0) return undefined;
  const before = at === 0 ? "" : text?.[at - 1] === "/" ? "s/" : "s";
  return { part, token: before + character, index: from + at };
}

/** Cuts the JSON at its tokens, and at the index; undefined if an error is at another index. */
function templateOf(
  json: string,
  tokens: readonly (string | undefined)[],
  at: number | undefined,
): Template | undefined {
  const indices = [...json.matchAll(/"index":(\d+)/g)].map(([, index]) => Number(index));
  if (indices.some((index) => index !== at)) return undefined;
  const known = tokens.filter((token) => token !== undefined && token !== "") as string[];
  const pieces = json.split(new RegExp(`(${known.map(quoted).join("|")}|(?<="index":)\\d+)`));
  return {
    texts: pieces.map((piece, place) => (place % 2 === 0 ? piece : "")),
    holes: pieces.filter((_piece, place) => place % 2 === 1).map((token) => tokens.indexOf(token)),
  };
}

/** The JSON with these components. The texts are joined at once: as a chain of additions they take as long again. */
function filled({ texts, holes }: Template, { parts, refused }: Plain): string {
  for (let at = 0; at < holes.length; at++) {
    const part = holes[at] ?? -1;
    texts[2 * at + 1] = part < 0 ? String(refused?.index) : (parts[part] ?? "");
  }
  return texts.join("");
}

function quoted(token: string): string {
  return token.replace(/[.?/]/g, "\\$&");
}
