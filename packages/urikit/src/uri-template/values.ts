/**
 * RFC 6570 §2.3: the values of variables, as data.
 */

/** Data of a variable: text, or what has one text in decimal digits or letters. */
export type VariableData = string | number | bigint | boolean;

/** A list. Its members that are undefined or `null` are left out. */
export type VariableList = readonly (VariableData | null | undefined)[];

/** An associative array: its pairs in their order. Those whose value is undefined or `null` are left out. */
export type VariablePairs =
  | ReadonlyMap<string, VariableData | null | undefined>
  | { readonly [name: string]: VariableData | null | undefined };

/** The value of a variable. Undefined are `undefined`, `null`, an empty list, and an array without defined pairs. */
export type VariableValue = VariableData | VariableList | VariablePairs | null | undefined;

/** The values by the names of their variables. Of an object, only its own properties count. */
export type VariableValues = ReadonlyMap<string, VariableValue> | { readonly [name: string]: VariableValue };

/** A member of a list, or a pair of an associative array, which has a name. */
export interface Member {
  readonly name: string | undefined;
  readonly value: string;
}

/** A defined value: one text, or the defined members of a composite one. */
export type DefinedValue = string | readonly Member[];

/** The value of a variable by its name. */
export type Lookup = (name: string) => unknown;

/**
 * @throws {TypeError} If the values are neither an object nor a Map.
 */
export function lookupIn(values: VariableValues): Lookup {
  if (isMap(values)) return (name) => values.get(name);
  if (typeof values !== "object" || values === null || Array.isArray(values))
    throw new TypeError("the values must be an object or a Map, by the names of the variables");
  const own = values as { readonly [name: string]: unknown }; // not a Map, as was just seen
  return (name) => (Object.hasOwn(own, name) ? own[name] : undefined);
}

/**
 * The value of a variable as text or as its members; `undefined` if it is undefined (§2.3).
 *
 * @throws {TypeError} If it is of another type.
 */
export function definedValue(name: string, value: unknown): DefinedValue | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "object") return textOf(name, value);
  // “A variable defined as a list value is considered undefined if the list contains zero members.”
  if (Array.isArray(value))
    return value.length === 0 ? undefined : membersOf(name, value, (member) => [undefined, member]);
  const pairs = membersOf(name, pairsOf(name, value), (pair) => pair);
  // “… if the array contains zero members or if all member names in the array are associated with undefined values.”
  return pairs.length === 0 ? undefined : pairs;
}

/** Those that are defined. */
function membersOf<Item>(
  variable: string,
  items: Iterable<Item>,
  pairOf: (item: Item) => readonly [name: string | undefined, value: unknown],
): Member[] {
  const members: Member[] = [];
  for (const item of items) {
    const [name, value] = pairOf(item);
    if (value !== undefined && value !== null) members.push({ name, value: textOf(variable, value) });
  }
  return members;
}

function pairsOf(variable: string, value: object): Iterable<readonly [string, unknown]> {
  if (!isMap(value)) {
    if (isPlainObject(value)) return Object.entries(value);
    throw new TypeError(
      `${variable} must be text, a list, a Map or a plain object, not an object of a class`,
    );
  }
  for (const name of value.keys())
    if (typeof name !== "string") throw new TypeError(`the names in ${variable} must be strings`);
  return value;
}

/** Of this program or of another realm, as Jest has them. */
function isMap(value: unknown): value is ReadonlyMap<string, never> {
  return Object.prototype.toString.call(value) === "[object Map]";
}

/** An object that is written in braces, or made by `JSON.parse`: nothing but data. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function textOf(name: string, value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      if (Number.isFinite(value)) return String(value);
      throw new TypeError(`${name} must be a finite number, not ${value}`);
    case "bigint":
    case "boolean":
      return String(value);
    default:
      throw new TypeError(`${name} must not have a value of type ${value === null ? "null" : typeof value}`);
  }
}
