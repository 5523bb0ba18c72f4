/** The reasons of errors in Chinese: the catalogue is loaded beside the first answer. Until then they are in English. */

import type { CanonicityReason, UriErrorDetails } from "urikit";
import type { IdnaError } from "urikit/idna";
import { shallowRef } from "vue";

type Catalogue = typeof import("urikit/messages/zh");

const catalogue = shallowRef<Catalogue>();

if ("document" in globalThis)
  import("urikit/messages/zh").then(
    (loaded) => {
      catalogue.value = loaded;
    },
    () => {}, // the English of an error is better than none
  );

/** Why a text is not what it was read as. */
export function reasonInChinese(error: UriErrorDetails | IdnaError | CanonicityReason): string {
  return catalogue.value?.reasonOf(error) ?? error.reason;
}
