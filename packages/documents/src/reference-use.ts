/** HTML §4.6, §4.8, §4.10: hyperlinks, external resources, embedded content and forms, whose terms all formats share here. */

/** What a document does with a reference. */
export type ReferenceUse =
  /** A hyperlink: a person, or a program that walks from page to page, goes there (§4.6.1); so is a redirection. */
  | "follow"
  /** An external resource: whoever reads the document gets it as well, a style sheet, a script, an icon (§4.6.1). */
  | "fetch"
  /** Embedded content: it is shown as a part of the document, an image, a video, another page (§4.8). */
  | "embed"
  /** A form sends there what was filled in (§4.10.22). */
  | "submit"
  /** Nothing leads there: it names something, gives a base, or is in running text. */
  | "mention";
