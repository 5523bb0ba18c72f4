/** `<uri-anatomy>` in the documentation: the element is loaded where a page has one. */

import { onContentUpdated } from "vitepress";

export function useAnatomy(): void {
  onContentUpdated(() => {
    if (document.querySelector("uri-anatomy:not(:defined)") !== null) void import("@urikit/anatomy");
  });
}
