// RFC 6570 §1.4: of small templates, whether several sets of values give the same URI, found out by trying all of them.
import { UriSyntaxError } from "../../src/index.ts";
import { compile, type VariableValue } from "../../src/uri-template/index.ts";

/** Parts of templates: literals that values can have and that they cannot have, and an expression of each kind. */
const PARTS = [
  "a",
  ".",
  "/",
  "{%}",
  "{%*}",
  "{+%}",
  "{#%}",
  "{.%}",
  "{.%*}",
  "{/%}",
  "{/%*}",
  "{;%}",
  "{?%}",
  "{&%*}",
];

const TEXTS = ["", "a", ".", "aa", "a.", ".a", "..", "aa.", "a..", ".a.", "..a"];

/** In {+name} and {#name} delimiters stand as they are, also those that the parts write. */
const DELIMITERS = [
  "/",
  "#",
  ",",
  ...[0, 1, 2].flatMap((at) => [`;v${at}`, `;v${at}=`, `?v${at}=`, `&v${at}=`]),
];
const RESERVED_TEXTS = [
  ...TEXTS,
  ...["", "a", ".", "/"].flatMap((literal) => DELIMITERS.map((delimiter) => literal + delimiter)),
];

/** Every template of this many parts, each of its variables with a name of its own. */
export function* everyTemplate(parts: number): Generator<readonly string[]> {
  if (parts === 0) return yield [];
  for (const before of everyTemplate(parts - 1))
    for (const part of PARTS) yield [...before, part.replace("%", `v${before.length}`)];
}

/** All values of a variable that are tried; those that are told apart by no URI are only once among them. */
function valuesOf(part: string): readonly VariableValue[] {
  if (!part.startsWith("{")) return [undefined];
  const texts = /[+#]/.test(part) ? RESERVED_TEXTS : TEXTS;
  const isSimple = /^\{\+?v/.test(part);
  if (!part.includes("*")) return isSimple ? texts : [undefined, ...texts];
  const lists = texts.flatMap((one) => [[one], ...["", "a", "."].map((other) => [one, other])]);
  return isSimple ? [[], ...lists.filter((list) => list.join() !== "")] : [undefined, ...lists];
}

/** Whether two sets of values that were tried give the same URI. */
export function hasCollision(parts: readonly string[]): boolean {
  const template = compile(parts.join(""));
  const seen = new Set<string>();
  for (const values of everyChoice(parts.map(valuesOf))) {
    const uri = template.expand(Object.fromEntries(values.map((value, at) => [`v${at}`, value])));
    if (seen.has(uri)) return true;
    seen.add(uri);
  }
  return false;
}

function* everyChoice<Value>(lists: readonly (readonly Value[])[]): Generator<readonly Value[]> {
  const [first, ...others] = lists;
  if (first === undefined) return yield [];
  for (const rest of everyChoice(others)) for (const one of first) yield [one, ...rest];
}

/** Whether `match` refuses a template. */
export function isRefused(parts: readonly string[]): boolean {
  try {
    compile(parts.join("")).match("");
    return false;
  } catch (error) {
    if (error instanceof UriSyntaxError && error.code === "ambiguous-template") return true;
    throw error;
  }
}
