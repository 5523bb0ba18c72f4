/** What all tools say, in English. */
export const texts = {
  examples: "Examples",
  verdict: "Verdict",
  empty: "(empty)",
  loading: "Loading …",
  notLoaded: "It could not be loaded. Is there a connection to where this page came from?",
  secrets: {
    keep: "Keep what is secret in the address of this page, too",
    otherwise: "Otherwise it has *** there.",
  },
};

export type ToolTexts = typeof texts;
