/** The interface that the readers of all formats share. */

import type { BaseLayers, RunningTextOptions } from "urikit/context";
import type { TextType } from "./media-types.ts";
import type { Sink } from "./sink.ts";

/** Reads a document whose text comes in pieces. */
export interface DocumentReader {
  /** Takes the next piece. */
  write(text: string): void;
  /** The document is over. */
  end(): void;
}

/** The options of a reader. */
export interface ReaderOptions {
  readonly type: TextType;
  /** The layers that may give its base. */
  readonly layers: BaseLayers;
  readonly sink: Sink;
  /** How running text is read. */
  readonly inText: RunningTextOptions;
  /** The number of the part of a message that the document is. */
  readonly part?: string | undefined;
  /** Whether code is read as running text. */
  readonly code?: boolean | undefined;
}
