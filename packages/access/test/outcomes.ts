/** What the tests of an access ask of it: its error, its content, and whether it left anything open. */

import { readdir, readlink } from "node:fs/promises";
import { expect } from "vitest";
import { AccessError } from "../src/access-error.ts";
import type { Content, Listing, Resource } from "../src/resource.ts";

/** The error of an access, or of reading what it gave: no other error may leave it. */
export async function errorOf(outcome: Promise<unknown>): Promise<AccessError> {
  const error = await outcome.then(
    () => undefined,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(AccessError);
  return error as AccessError;
}

export async function contentOf(outcome: Promise<Resource>): Promise<Content> {
  const resource = await outcome;
  if (resource.kind !== "content") throw new Error(`not a content: ${resource.kind}`);
  return resource;
}

export async function listingOf(outcome: Promise<Resource>): Promise<Listing> {
  const resource = await outcome;
  if (resource.kind !== "listing") throw new Error(`not a listing: ${resource.kind}`);
  return resource;
}

/** The files below a folder that this process has open now, where the system tells. */
export async function openFiles(folder: string): Promise<readonly string[]> {
  const numbers = await readdir("/proc/self/fd").catch(() => []);
  const paths = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
  );
  return paths.filter((path) => path.startsWith(folder));
}
