export default {
  build: { outDir: "made/vite", lib: { entry: "entry.js", formats: ["es"], fileName: () => "entry.mjs" } },
};
