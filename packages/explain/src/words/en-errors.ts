/** The English of errors and of the steps of plans, of the libraries and of what is only found here. */

import { en as schemes } from "@urikit/schemes/words/en";
import type { Catalogue } from "urikit/words";
import { en as core } from "urikit/words/en";

/** The sentences that only this package has. */
export const OWN = {
  "option-allows": (option) => `${option} allows it`,
  "known-scheme": () => "a URI of a scheme that urikit knows",
  "relative-to-nowhere": () => "a relative reference has no scheme to say how to reach it; resolve it first",
  "servers-of-driver": () =>
    "a connection string names servers, and only the driver of its program knows how to reach them",
  "unknown-way": (scheme) => `urikit does not know how to reach resources of the scheme "${scheme}"`,
} satisfies Catalogue;

export const SENTENCES = { ...core, ...schemes, ...OWN } satisfies Catalogue;
