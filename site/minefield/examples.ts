/** Pairs that a person may try first. */

/** The filter and the client, by their ids. */
export interface TwoReaders {
  readonly filter: string;
  readonly client: string;
}

/** The pair that the page shows before anything is chosen. */
export const FIRST: TwoReaders = { filter: "urllib", client: "curl" };

export const EXAMPLES: readonly TwoReaders[] = [
  FIRST,
  { filter: "go", client: "node" },
  { filter: "url-parse", client: "undici" },
  { filter: "php", client: "curl" },
];
