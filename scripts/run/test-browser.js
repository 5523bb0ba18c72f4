// @ts-check
// `npm run test:browser`: what a browser makes of the references in pages, compared with urikit. Wants Chromium, at
// /usr/bin/chromium or where the variable CHROMIUM says; the links are judged by Firefox too, where it is.
import { setUp } from "../build/setup.js";
import { runTests } from "./vitest.js";

await setUp();
process.exitCode = runTests("browser", ["--maxWorkers=1"]);
