/** The reasons of errors in Chinese: the catalogue is loaded after the first answer. Until then they are in English. */

import type { CanonicityReason, Refusal } from "urikit";
import type { IdnaError } from "urikit/idna";
import { type Catalogue, reasonOf } from "urikit/words";
import { shallowRef } from "vue";
import { whenMounted } from "../mounted.ts";

const catalogue = shallowRef<Catalogue>();

if ("document" in globalThis)
  whenMounted
    .then(() => import("@urikit/explain/words/zh"))
    .then(
      ({ CHINESE_SENTENCES }) => {
        catalogue.value = CHINESE_SENTENCES;
      },
      () => {}, // the English of an error is better than nothing
    );

/** Why a text is not what it was read as. */
export function reasonInChinese(error: Refusal | IdnaError | CanonicityReason): string {
  return catalogue.value === undefined ? error.reason : reasonOf(catalogue.value, error);
}
