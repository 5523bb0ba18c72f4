// @ts-check
// A replaced library notes here that it is loaded, and each call of it: `replacements.ts` puts this file before its functions.
// biome-ignore lint/style/useNodejsImportProtocol: Jest 26 knows no name with "node:"
const { appendFileSync } = require("fs");

/** @typedef {(...args: unknown[]) => unknown} Callable */

/**
 * The same library, which notes what happens in a file, a line for each: `load`, or the name of the function.
 * @param {object} library What its main file exports: functions, or one function.
 * @param {string} file
 * @param {boolean} throws Whether every function then throws an error, in the place of its answer.
 * @returns {object}
 */
module.exports = function counted(library, file, throws) {
  /** @type {WeakMap<object, object>} */
  const known = new WeakMap();

  /** @param {string} name */
  const note = (name) => {
    appendFileSync(file, `${name}\n`);
    if (throws && name !== "load") throw new Error(`${name} is taken away`);
  };

  /**
   * @param {object} value
   * @param {string} name
   * @returns {object}
   */
  const watched = (value, name) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        const member = Reflect.get(target, key, receiver === proxy ? target : receiver);
        return isWatched(target, key, member) ? watched(/** @type {object} */ (member), String(key)) : member;
      },
      apply(target, self, args) {
        note(name);
        return Reflect.apply(/** @type {Callable} */ (target), self, args);
      },
      construct(target, args, newTarget) {
        note(name);
        return Reflect.construct(/** @type {Callable} */ (target), args, newTarget);
      },
    });
    known.set(value, proxy);
    return proxy;
  };

  /**
   * Functions are watched, and the library where it names itself; not what a proxy may not change.
   * @param {object} target
   * @param {string | symbol} key
   * @param {unknown} member
   */
  const isWatched = (target, key, member) => {
    const own = Reflect.getOwnPropertyDescriptor(target, key);
    if (own !== undefined && own.configurable === false && own.writable === false) return false;
    return member === library || (typeof member === "function" && own !== undefined);
  };

  note("load");
  return watched(library, "the library itself");
};
