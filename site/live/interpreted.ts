/** Functions that are made of text, by an interpreter: the policy of the page lets nobody else make any. */

import Sval from "sval";

/** The result of `new Function(...names, body)` (ECMA-262 §20.2.1.1). */
export function interpreted(...given: readonly string[]): unknown {
  const interpreter = new Sval({ ecmaVer: "latest", sourceType: "script", sandBox: true });
  interpreter.run(`exports.made = function (${given.slice(0, -1).join(", ")}) {\n${given.at(-1) ?? ""}\n};`);
  return interpreter.exports.made;
}
