/** The words of a live example, in English. */

export const texts = {
  code: "The code of the example",
  help: "The values change as you edit. Tab leaves the field, Escape closes it.",
  values: "Values",
  line: (number: number) => `Line ${number}`,
  logged: "console",
  reset: "Reset",
  close: "Close",
  running: "Running …",
  valuesCount: (count: number) => (count === 1 ? "One value." : `${count} values.`),
  endless: "It was stopped after three seconds.",
  notLoaded: "It could not be loaded. Can you still reach the server of this page?",
  errorAt: (line: number) => `Line ${line}: `,
};

export type LiveTexts = typeof texts;
