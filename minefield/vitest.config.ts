// `npm test` runs the tests that are quick; `npm run test:all` those that ask readers once more, or make programs.
import { configDefaults, defineConfig } from "vitest/config";
import { SOURCE_ALIASES } from "../source-aliases.ts";

const PROJECTS = [
  { name: "quick", include: ["**/*.test.ts"], isolate: false },
  { name: "long", include: ["**/*.prove.ts"], testTimeout: 1_200_000 },
];

export default defineConfig({
  test: {
    projects: PROJECTS.map((test) => ({
      resolve: { alias: SOURCE_ALIASES },
      test: { testTimeout: 120_000, hookTimeout: 120_000, exclude: configDefaults.exclude, ...test },
    })),
  },
});
