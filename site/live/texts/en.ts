/** What a live example says, in English. */

export const texts = {
  code: "The code of the example",
  help: "The values change as you edit. Tab leaves the field, Escape closes it.",
  values: "Values",
  line: (number: number) => `Line ${number}`,
  logged: "console",
  reset: "Begin again",
  close: "Close",
  running: "Running …",
  valuesCount: (count: number) => (count === 1 ? "One value." : `${count} values.`),
  endless: "It was stopped after three seconds.",
  notLoaded: "It could not be loaded. Can you still reach the server of this page?",
  errorAt: (line: number) => `Line ${line}: `,
  command: "The command",
  commandHelp: "What the command prints changes as you edit. Escape closes it.",
  file: (name: string) => `What stands in ${name}`,
  output: "What the command prints",
  written: (name: string) => `What the command writes to ${name}`,
  messages: "What the command says beside it",
  nothing: "It prints nothing.",
  ended: (status: number) => `Exit status ${status}.`,
  moreLines: (count: number) => `… ${count} more ${count === 1 ? "line" : "lines"}`,
  commandEndless: "It was stopped after ten seconds.",
  failed: (message: string) => `The page could not run it: ${message}`,
  quote: "A quotation mark has no other one; “$”, a backquote and “\\” cannot stand in double quotes here.",
  operator: (text: string) =>
    `“${text}” stands here for a shell, which this page does not have. Put single quotes around the text in which it stands.`,
  incomplete: "A command is missing, or the name of a file.",
  noProgram: (name: string) => `This page has no program “${name}”: it has uri, sort and printf.`,
  noFile: (name: string) =>
    `This page has no file “${name}”: it has links.txt, page.html and samples/references.txt.`,
  noEngine: "It answers an engine on your machine.",
};

export type LiveTexts = typeof texts;
