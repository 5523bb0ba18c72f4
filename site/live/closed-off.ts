/**
 * Takes away what a worker has beyond the language, before code of a person runs in it. The content security policy of the page
 * keeps such code from the network and from eval, too; nothing else would keep it from what is stored, or from messages.
 */

/** The names of the language (ECMA-262 §19), and those of the platform that urikit and its examples use. */
const KEPT: ReadonlySet<string> = new Set([
  "globalThis",
  "self",
  "Infinity",
  "NaN",
  "undefined",
  "isFinite",
  "isNaN",
  "parseFloat",
  "parseInt",
  "decodeURI",
  "decodeURIComponent",
  "encodeURI",
  "encodeURIComponent",
  "escape",
  "unescape",
  "AggregateError",
  "Array",
  "ArrayBuffer",
  "Atomics",
  "BigInt",
  "BigInt64Array",
  "BigUint64Array",
  "Boolean",
  "DataView",
  "Date",
  "Error",
  "EvalError",
  "FinalizationRegistry",
  "Float32Array",
  "Float64Array",
  "Int8Array",
  "Int16Array",
  "Int32Array",
  "Intl",
  "Iterator",
  "JSON",
  "Map",
  "Math",
  "Number",
  "Object",
  "Promise",
  "Proxy",
  "RangeError",
  "ReferenceError",
  "Reflect",
  "RegExp",
  "Set",
  "String",
  "Symbol",
  "SyntaxError",
  "TypeError",
  "Uint8Array",
  "Uint8ClampedArray",
  "Uint16Array",
  "Uint32Array",
  "URIError",
  "WeakMap",
  "WeakRef",
  "WeakSet",
  "WebAssembly",
  "AbortController",
  "AbortSignal",
  "ByteLengthQueuingStrategy",
  "CountQueuingStrategy",
  "DOMException",
  "Event",
  "EventTarget",
  "ReadableStream",
  "TextDecoder",
  "TextDecoderStream",
  "TextEncoder",
  "TextEncoderStream",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "WritableStream",
  "atob",
  "btoa",
  "queueMicrotask",
  "structuredClone",
]);

/** Closes a worker off. @param scope Its global object. */
export function closeOff(scope: object): void {
  const refused = function refused(): never {
    throw new EvalError("no code is made of text here");
  };
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const one of functions)
    Object.defineProperty(Object.getPrototypeOf(one), "constructor", { value: refused });
  refused.prototype = Function.prototype; // so that functions are instances of it
  for (
    let owner: object | null = scope;
    owner !== null && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  ) {
    if (owner === EventTarget.prototype) continue; // what listens is an AbortSignal, too
    for (const name of Object.getOwnPropertyNames(owner))
      if (!KEPT.has(name) && name !== "constructor") Reflect.deleteProperty(owner, name);
  }
  Object.defineProperty(scope, "Function", { value: refused });
}
