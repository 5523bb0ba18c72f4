// What `require("punycode/punycode.js")` and `import` of it give: the object with its functions.
import punycode from "./dist/cjs/index.cjs";

export { punycode as default, punycode as "module.exports" };
