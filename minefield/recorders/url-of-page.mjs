// @ts-check
// What a browser reads: a function that runs in its page.

/**
 * The fields of an answer, by the page's `URL`.
 * @param {{ reference: string, base: string | undefined }} question
 */
export function readByUrl({ reference, base }) {
  /** @param {string} [base] */
  const parsed = (base) => {
    try {
      return new URL(reference, base);
    } catch {
      return undefined;
    }
  };
  const url = parsed();
  const { protocol, username, password, hostname, port, pathname, search } = url ?? {};
  return [
    url ? "" : undefined,
    protocol?.slice(0, -1),
    (password ? `${username}:${password}` : username) || undefined,
    hostname || undefined,
    port || undefined,
    pathname,
    search?.slice(1) || undefined,
    base === undefined ? undefined : (parsed(base)?.href ?? /** @type {const} */ (false)),
    undefined,
  ];
}
