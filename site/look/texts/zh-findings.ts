/** What findings say in Chinese: the catalogue is loaded beside the first answer. Until then it is English. */

import type { Finding } from "@urikit/audit/at-once";
import { shallowRef } from "vue";

type Catalogue = typeof import("@urikit/audit/messages/zh");

const catalogue = shallowRef<Catalogue>();

if ("document" in globalThis)
  import("@urikit/audit/messages/zh").then(
    (loaded) => {
      catalogue.value = loaded;
    },
    () => {}, // English is better than nothing
  );

/** The name of a block of addresses, or who sets a name apart. */
export function setApartInChinese(words: string): string {
  return catalogue.value?.setApart(words) ?? words;
}

export function findingInChinese(finding: Finding, text: string): Finding {
  return catalogue.value?.inChinese(finding, text) ?? finding;
}
