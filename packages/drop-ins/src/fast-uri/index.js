// The same object for `import`, with its members by their names as well.
import fastUri from "./index.cjs";

export const { SCHEMES, normalize, resolve, resolveComponent, equal, serialize, parse } = fastUri;
export { fastUri, fastUri as default };
