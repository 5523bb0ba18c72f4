/**
 * @urikit/url-template: the functions of url-template, by its names and its types: RFC 6570. They weigh what the original
 * weighs, because they neither explain nor refuse: a test holds them to `urikit/uri-template`, which does.
 *
 * @packageDocumentation
 */

/** A value that is one text. */
export type PrimitiveValue = string | number | boolean | null;

/** A template that was read. */
export interface Template {
  /** The reference that the template gives for these values. Of an object, only its own properties count. */
  expand(
    context: Record<
      string,
      PrimitiveValue | PrimitiveValue[] | Record<string, PrimitiveValue | PrimitiveValue[]>
    >,
  ): string;
}

/** RFC 6570 §2.3, §2.4: a name, and after it the number of characters or an asterisk. */
const VARIABLE = /^((?:\w|%[\da-f]{2})+(?:\.(?:\w|%[\da-f]{2})+)*)(?::([1-9]\d{0,3})|(\*))?$/i;

/** RFC 6570 §2.4.1: a character; where triplets stay, those of the UTF-8 of one count as one. */
const CHARACTER = /%[\da-f]{2}(?:%[89ab][\da-f])*|./gisu;

/**
 * Reads a URI Template (RFC 6570). An expression that is not one is copied into the result as it is (§3).
 *
 * @throws {TypeError} If `template` is not a string.
 *
 * @example
 * ```ts
 * import { parseTemplate } from "@urikit/url-template";
 *
 * const template = parseTemplate("/users/{id}{?fields*}");
 * template.expand({ id: "AC/DC", fields: ["name", "mail"] }); // => "/users/AC%2FDC?fields=name&fields=mail"
 * ```
 */
export function parseTemplate(template: string): Template {
  if (typeof template !== "string") throw new TypeError("the template must be a string");
  return {
    expand: (context) =>
      template.replace(
        /\{([+#./;?&]?)([^{}]*)\}|[^{}]+/g,
        (part: string, sign: string | undefined, list: string) => {
          if (sign === undefined) return encodeReserved(part);
          const variables = list.split(",").map((variable) => VARIABLE.exec(variable));
          return variables.includes(null)
            ? part
            : expand(sign, variables as RegExpExecArray[], context as Values); // none of them is null
        },
      ),
  };
}

/** The name that url-template 2 has for {@link parseTemplate}. */
export const parse: typeof parseTemplate = parseTemplate;

type Values = Readonly<Record<string, unknown>>;

/** RFC 6570 §3.2.1, Appendix A. */
function expand(sign: string, variables: readonly RegExpExecArray[], context: Values): string {
  const isReserved = /[+#]/.test(sign);
  const encode = isReserved ? encodeReserved : encodeUnreserved;
  const separator = sign === "?" ? "&" : /[./;&]/.test(sign) ? sign : ",";
  const isNamed = /[;?&]/.test(sign);
  const named = (name: string, text: string) =>
    isNamed ? name + (text || sign !== ";" ? `=${text}` : "") : text;
  const texts = variables.flatMap(([, name = "", prefix, explode]) => {
    const value = Object.hasOwn(context, name) ? context[name] : undefined;
    if (/^(?:st|b|n)/.test(typeof value))
      return named(name, encode(prefix ? firstCharacters(`${value}`, +prefix, isReserved) : value));
    const isList = Array.isArray(value);
    const members = Object.entries(Object(value)).filter(([, member]) => (member ?? null) !== null);
    if (!(isList ? value : members).length) return [];
    return explode
      ? members
          .map(([key, member]) =>
            isNamed || isList
              ? named(isList ? name : encode(key), encode(member))
              : `${encode(key)}=${encode(member)}`,
          )
          .join(separator)
      : named(
          name,
          members
            .flatMap(([key, member]) => (isList ? encode(member) : [encode(key), encode(member)]))
            .join(),
        );
  });
  return texts.length ? sign.replace("+", "") + texts.join(separator) : "";
}

/** RFC 6570 §2.4.1: “taking care not to split multi-octet or pct-encoded triplet characters”. */
function firstCharacters(text: string, count: number, triplets: boolean): string {
  return ((triplets ? text.match(CHARACTER) : [...text]) ?? []).slice(0, count).join("");
}

/** Text of a URI: reserved characters and triplets stay (RFC 3986 §2.2). */
function encodeReserved(value: unknown): string {
  return `${value}`.replace(/%(?![\da-f]{2})|[^\w.~!#$&'()*+,/:;=?@[\]%-]+/gi, (run) =>
    encodeURIComponent(run),
  );
}

/** Data: everything that is not unreserved becomes triplets (RFC 3986 §2.3). */
function encodeUnreserved(value: unknown): string {
  return encodeURIComponent(`${value}`).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
