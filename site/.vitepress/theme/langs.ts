/**
 * The links to the other languages, in place of those of VitePress: to the same page where it is in that language, or else
 * to the first page, and with what the page shows (the fragment) as it is now, which a tool changes without a new address.
 */

import { useData } from "vitepress";
import { computed, onBeforeUnmount, onMounted, ref, watch } from "vue";
import { FRAGMENT_KEPT } from "../../state/fragment-kept.ts";
import type { Theme } from "../languages.ts";

export interface LanguageLink {
  readonly text: string;
  readonly link: string;
}

/** @param options Whether the same page is wanted, as where a reader changes the language; or only the names. */
export function useLangs({ correspondingLink = false } = {}) {
  const { site, localeIndex, page, theme } = useData<Theme>();
  const fragment = ref("");
  const prefix = computed(() => (localeIndex.value === "root" ? "/" : `/${localeIndex.value}/`));
  const currentLang = computed(() => ({
    label: site.value.locales[localeIndex.value]?.label,
    link: prefix.value,
  }));
  const localeLinks = computed<LanguageLink[]>(() =>
    Object.entries(site.value.locales).flatMap(([key, { label }]) => {
      if (key === localeIndex.value) return [];
      const root = key === "root" ? "/" : `/${key}/`;
      const file = page.value.relativePath.slice(prefix.value.length - 1);
      const isThere = correspondingLink && (key === "root" || theme.value.inChinese?.includes(file));
      const link = isThere ? addressOf(root, file) + fragment.value : root;
      return [{ text: label, link }];
    }),
  );
  const look = () => {
    fragment.value = location.hash;
  };
  const EVENTS = ["hashchange", FRAGMENT_KEPT] as const;
  onMounted(() => {
    look();
    for (const event of EVENTS) addEventListener(event, look);
  });
  onBeforeUnmount(() => {
    for (const event of EVENTS) removeEventListener(event, look);
  });
  watch(() => page.value.relativePath, look, { flush: "post" });
  return { localeLinks, currentLang };
}

function addressOf(root: string, file: string): string {
  return root + file.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html");
}
