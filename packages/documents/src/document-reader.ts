/** The interface that the readers of all formats share. */

/** Reads a document whose text comes in pieces. */
export interface DocumentReader {
  /** Takes the next piece. */
  write(text: string): void;
  /** The document is over. */
  end(): void;
}
