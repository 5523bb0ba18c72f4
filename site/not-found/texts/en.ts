/** The words where there is no page, in English. */

export const texts = {
  language: "en",
  title: "There is no page here",
  what: "The link may be mistyped, or the page may have moved.",
  tools: "The tools",
  documentation: "The documentation",
  search: "Search",
};

export type NotFoundTexts = typeof texts;
