// @ts-check
// `npm run build`, and what `npm pack` calls first: installs and builds, each only if need be.
import { setUp } from "./setup.js";

await setUp();
