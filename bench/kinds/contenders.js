// @ts-check
// Who reads references, and how each is asked: whether a text is valid, for its host, for its normal form. A question that
// a library has no function for is left out.
import { last } from "../doing.js";

/**
 * Only `URL` takes the base, and only of a kind that has one.
 * @typedef {object} Contender
 * @property {(text: string) => unknown} parse  what it makes of a text
 * @property {((text: string, base?: string) => boolean)} [valid]
 * @property {(text: string, base?: string) => unknown} host  of a parsed reference, read
 * @property {((text: string, base?: string) => unknown)} [normal]
 */

/** Each is loaded in a process of its own. @type {Readonly<Record<string, () => Promise<Contender>>>} */
export const contenders = {
  urikit: async () => {
    const { isUriReference, normalize, tryParse } = await import("urikit");
    return {
      parse: tryParse,
      valid: (text) => isUriReference(text),
      host: (text) => {
        const result = tryParse(text);
        return result.valid ? last(result.parsed.host) : -1;
      },
      normal: (text) => last(normalize(text)),
    };
  },
  URL: async () => ({
    parse: (text) => new URL(text),
    valid: (text, base) => URL.canParse(text, base),
    host: (text, base) => last(new URL(text, base).hostname),
    normal: (text, base) => last(new URL(text, base).href),
  }),
  "fast-uri": async () => {
    const { default: uri } = await import("fast-uri");
    return {
      parse: (text) => uri.parse(text),
      host: (text) => last(uri.parse(text).host),
      normal: (text) => last(uri.normalize(text)),
    };
  },
  "@hyperjump/uri": async () => {
    const uri = await import("@hyperjump/uri");
    return {
      parse: uri.parseUriReference,
      valid: (text) => uri.isUriReference(text),
      host: (text) => last(uri.parseUriReference(text).host),
      normal: (text) => last(uri.normalizeUri(text)),
    };
  },
  "uri-js": async () => {
    const { default: uri } = await import("uri-js");
    return {
      parse: (text) => uri.parse(text),
      host: (text) => last(uri.parse(text).host),
      normal: (text) => last(uri.normalize(text)),
    };
  },
  "url-parse": async () => {
    // @ts-expect-error: url-parse has no types
    const { default: Url } = await import("url-parse");
    return {
      parse: (text) => new Url(text, {}),
      host: (text) => last(new Url(text, {}).hostname),
      normal: (text) => last(new Url(text, {}).href),
    };
  },
};
