/**
 * Two tables of advisories: advisories.json has what went wrong elsewhere and what holds here, each expression of which a test
 * runs; versions.json has which versions of a library an advisory is about. The page of the documentation is made of them.
 */

import { readFileSync } from "node:fs";

/** An advisory of a library: an input, what went wrong there, and what holds here. */
export interface Advisory {
  readonly library: string;
  readonly id: string;
  readonly input: string;
  /** Markdown. */
  readonly wrong: string;
  readonly holds: readonly { readonly expression: string; readonly value: unknown }[];
  /** How much of it was read: its text, what others wrote of it, its title, or only its number and what is generally known. */
  readonly source: "read" | "described" | "title" | "not read";
  /** What the specification asks for. Markdown. */
  readonly asked?: string;
  readonly flaw?: Flaw;
}

/**
 * The version that has the flaw, and how it shows: `lib` is the library. It hangs if it has not answered after 15 seconds.
 */
export type Flaw = { readonly package: string; readonly expression: string } & (
  | { readonly value: unknown }
  | { readonly hangs: true }
);

/** An advisory about versions of a package: its names in GitHub's database and as a CVE; the day on which it was published. */
export interface VersionAdvisory {
  readonly id: string;
  readonly cve: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly range: string;
  readonly date: string;
  readonly source: string;
}

const table = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

export const advisories = table("./advisories.json") as readonly Advisory[];

const ofVersions = table("./versions.json") as {
  readonly readOn: string;
  readonly advisories: readonly VersionAdvisory[];
};

export const versions = ofVersions.advisories;

/** The day on which the advisories about versions were read. */
export const readOn = ofVersions.readOn;
