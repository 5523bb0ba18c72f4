// @ts-check
// A contender's work on one reference: it makes a result, and reads the result to the end. Otherwise a component that is
// computed when it is read, and a string that V8 keeps as a rope until it is read, would seem to be free.
import { do_not_optimize } from "mitata";

/**
 * @typedef {object} Doing
 * @property {(reference: string) => unknown} make  the library's own result; may throw
 * @property {(reference: string) => unknown} whole  makes the result and reads it to the end; may throw
 * @property {(reference: string) => string} [prepare]  a text made from each reference, to be measured in its place
 */

/**
 * @template Result
 * @param {(reference: string) => Result} make
 * @param {(result: Result) => unknown} read
 * @returns {Doing}
 */
export const doing = (make, read) => ({
  make,
  whole: (reference) => {
    const result = make(reference);
    do_not_optimize(result); // so that V8 makes it at all, and does not only compute what is read of it
    return read(result);
  },
});

/** A result of which nothing is read: an answer, or what a parser gives. @param {(reference: string) => unknown} make @returns {Doing} */
export const answering = (make) => ({ make, whole: make });

/** A result that is text. @param {(reference: string) => string} make */
export const writing = (make) => doing(make, last);

/**
 * Reads a component. The last code unit of a string stands for all of them: V8 writes a concatenation out as a whole
 * when one of its units is asked for.
 * @param {unknown} component
 */
export function last(component) {
  if (typeof component === "string")
    return component.length === 0 ? 0 : component.charCodeAt(component.length - 1);
  return component === undefined ? 0 : 1;
}

/**
 * @typedef {object} Components  by the names that RFC 3986 gives them
 * @property {unknown} [scheme]
 * @property {unknown} [userinfo]
 * @property {unknown} [host]
 * @property {unknown} [port]
 * @property {unknown} [path]
 * @property {unknown} [query]
 * @property {unknown} [fragment]
 */

/** Reads the host. @param {Components} result */
export const readHost = (result) => last(result.host);

/** Reads all seven components. @param {Components} result */
export const readComponents = (result) =>
  last(result.scheme) +
  last(result.userinfo) +
  last(result.host) +
  last(result.port) +
  last(result.path) +
  last(result.query) +
  last(result.fragment);

/** Reads all members of a `URL` except `searchParams`, which is an object of its own. @param {URL} url */
export const readUrl = (url) =>
  last(url.href) +
  last(url.origin) +
  last(url.protocol) +
  last(url.username) +
  last(url.password) +
  last(url.host) +
  last(url.hostname) +
  last(url.port) +
  last(url.pathname) +
  last(url.search) +
  last(url.hash);
