/**
 * What tools showed, in the memory of the page and gone with it: at an address that masks some of it, and when the reader left a
 * tool, for the same tool in another language. Session storage and the state of the history would keep it, too; but browsers write
 * both to disk, to bring a tab back.
 */

import type { PageState } from "./state.ts";

/** By the path and the fragment of an address. The way back finds it here, because VitePress may make the tool again. */
const underAddresses = new Map<string, PageState>();

export function keepUnder(address: string, values: PageState): void {
  underAddresses.set(address, values);
}

export function keptUnder(address: string): PageState | undefined {
  return underAddresses.get(address);
}

/** A tool in one language, at an address. */
export interface ToolPlace {
  /** The page, whatever its language: `compare.md`. */
  readonly tool: string;
  readonly language: string;
  /** The fragment of the address. */
  readonly fragment: string;
}

/** What a tool shows, with what its address does not hold, as secrets and texts that are too long. */
export interface LeftTool {
  readonly values: PageState;
  readonly keepsSecrets: boolean;
}

let left: (ToolPlace & LeftTool) | undefined;

export function leaveTool(place: ToolPlace, shown: LeftTool): void {
  left = { ...place, ...shown };
}

/** The values that the tool showed in the other language that the reader has just left. They are given once. */
export function takeFromLeftTool({ tool, language, fragment }: ToolPlace): LeftTool | undefined {
  const last = left;
  left = undefined;
  const isSame = last?.tool === tool && last.language !== language && last.fragment === fragment;
  return isSame ? last : undefined;
}
