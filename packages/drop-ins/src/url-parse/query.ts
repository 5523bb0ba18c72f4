/**
 * Queries as url-parse reads and writes them: the first of each name counts, and no name that all objects have.
 */

/** The names and values of a query. */
export type QueryObject = Record<string, string | undefined>;

/** The functions of `Url.qs`. */
export const qs: {
  parse(query: string): QueryObject;
  stringify(values: object, prefix?: boolean | string): string;
} = {
  parse(query) {
    const values: QueryObject = {};
    for (const [, key = "", value = ""] of String(query).matchAll(/([^=?#&]+)=?([^&]*)/g)) {
      const [name, text] = [decoded(key), decoded(value)];
      if (name !== undefined && text !== undefined && !(name in values)) values[name] = text;
    }
    return values;
  },
  stringify(values, prefix = "") {
    const pairs = Object.entries(values).flatMap(([name, value]) => {
      const text = value || value === 0 || value === false ? `${value}` : "";
      return isWellFormed(name + text) ? `${encodeURIComponent(name)}=${encodeURIComponent(text)}` : [];
    });
    return pairs.length ? (typeof prefix === "string" ? prefix : "?") + pairs.join("&") : "";
  },
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return undefined;
  }
}

/** Whether no half of a surrogate pair is alone. */
export function isWellFormed(text: string): boolean {
  return !/[\ud800-\udfff]/u.test(text);
}
