// @ts-check
// What the readers of JavaScript have in common: the parts of a URL as fields, and how a reader is asked.
import { serve } from "./protocol.mjs";

/** @typedef {import("./protocol.mjs").Field} Field */

/**
 * @typedef {object} Program
 * @property {string} version
 * @property {(reference: string) => Field[] | Promise<Field[]>} read Throws where the program refuses.
 * @property {(reference: string, base: string) => string} [resolve]
 * @property {(url: string) => Promise<string | false>} [dial]
 */

/** What a URL cannot tell apart from absent. @param {string | null | undefined} text */
export const told = (text) => text || undefined;

/**
 * @param {string | undefined} user
 * @param {string | undefined} password
 */
export const userAndPassword = (user, password) => told(password ? `${user ?? ""}:${password}` : user);

/** @param {URL} url */
export const partsOfUrl = ({ protocol, username, password, hostname, port, pathname, search }) => [
  protocol.slice(0, -1),
  userAndPassword(username, password),
  told(hostname),
  told(port),
  pathname,
  told(search)?.slice(1),
];

/** Asks a program what standard input asks. @param {Program} program */
export async function serveProgram({ version, read, resolve, dial }) {
  await serve(version, async (reference, base) => {
    const parts = await Promise.resolve(reference).then(read).catch(refused);
    const target = base === undefined || !resolve ? undefined : attempt(() => resolve(reference, base));
    const url = base === undefined ? reference : target;
    const dials = typeof url === "string" && dial ? await dial(url).catch(refused) : undefined;
    return [parts ? "" : undefined, ...(parts || Array(6).fill(undefined)), target, dials];
  });
}

/** @returns {false} */
function refused() {
  return false;
}

/**
 * False where the program refuses.
 * @template T
 * @param {() => T} question
 */
function attempt(question) {
  try {
    return question();
  } catch {
    return refused();
  }
}
