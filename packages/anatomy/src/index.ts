/**
 * `@urikit/anatomy`: the element `<uri-anatomy>`, which this defines where there is a browser.
 *
 * @packageDocumentation
 */

import { UriAnatomyElement } from "./element.ts";

declare global {
  interface HTMLElementTagNameMap {
    "uri-anatomy": UriAnatomyElement;
  }
}

if (globalThis.customElements !== undefined && customElements.get("uri-anatomy") === undefined)
  customElements.define("uri-anatomy", UriAnatomyElement);

export { UriAnatomyElement };
