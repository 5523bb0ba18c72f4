/**
 * RFC 3986 §7.5: the name of the method by which Node prints a value. An object that holds a reference prints it with the
 * password masked.
 */

export const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom") as never;
