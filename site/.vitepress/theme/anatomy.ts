/** `<uri-anatomy>` in the documentation: the element is loaded where a page has one, and its Chinese where that is spoken. */

import { onContentUpdated } from "vitepress";

export function useAnatomy(): void {
  onContentUpdated(() => {
    if (document.querySelector("uri-anatomy:not(:defined)") !== null) void load();
  });
}

async function load(): Promise<void> {
  const { UriAnatomyElement } = await import("@urikit/anatomy");
  if (document.querySelector("uri-anatomy:lang(zh)") === null) return;
  const [{ reasonOf }, { zh }] = await Promise.all([import("urikit/words"), import("urikit/words/zh")]);
  UriAnatomyElement.useChinese((error) => reasonOf(zh, error));
}
