import { nodeResolve } from "@rollup/plugin-node-resolve";

export default {
  input: "entry.js",
  output: { file: "made/rollup.mjs" },
  plugins: [nodeResolve()],
};
