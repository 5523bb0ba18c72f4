// The same object for `import`, with its members by their names as well.
import uriJs from "./index.cjs";

export const {
  SCHEMES,
  pctEncChar,
  pctDecChars,
  parse,
  removeDotSegments,
  serialize,
  resolveComponents,
  resolve,
  normalize,
  equal,
  escapeComponent,
  unescapeComponent,
} = uriJs;
export default uriJs;
