/** The frame that shows a reference in the page of somebody else. */

import { toFragment } from "../state/state.ts";

/** How high the picture and the verdict are, mostly. */
const HEIGHT = 380;

/**
 * The frame as HTML.
 *
 * @param page The address of `embed.html`.
 * @param text What it shows.
 */
export function frameOf(page: string, text: string): string {
  const address = page + toFragment({ uri: text });
  const source = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${source}" title="URI" width="100%" height="${HEIGHT}" loading="lazy" referrerpolicy="no-referrer"></iframe>\n`;
}
