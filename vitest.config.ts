// `npm test`: every quick test. What is exhaustive runs under vitest.prove.config.ts.
import { configDefaults, defineConfig } from "vitest/config";
import { SOURCE_ALIASES } from "./source-aliases.ts";

export default defineConfig({
  resolve: { alias: SOURCE_ALIASES },
  test: {
    include: [
      "packages/*/{src,test,tools}/**/*.test.ts",
      "tools/*/src/**/*.test.ts",
      "test/**/*.test.ts",
      "site/{look,resolve,compare,confuse,copy,grammar,list,live,text,benchmark,series}/**/*.test.ts",
    ],
    // These need what only the site installs.
    exclude: [...configDefaults.exclude, "site/**/*.site.test.ts"],
    testTimeout: 120_000,
    setupFiles: ["vitest.setup.ts"],
    maxWorkers: "100%",
    // The files that one worker runs share its modules, which nearly all of them load: that saves a third of the
    // time. `npm test -- --isolate`, as .ci/run has it once, shows whether one of them needs another.
    isolate: false,
    // For scripts/count-tests.js.
    reporters: ["default", ["json", { outputFile: ".cache/tests.json" }]],
  },
});
