/** Keeps what a page shows in the fragment of its address, without secrets unless the person asks, and reads it from there. */

import { computed, onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { FRAGMENT_KEPT } from "./fragment-kept.ts";
import { fromFragment, LONGEST_FRAGMENT, toFragment } from "./state.ts";

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const WRITE_AFTER = 400;

export interface PageLink {
  /** Whether the person wants secrets in the address, too. */
  readonly keepsSecrets: Ref<boolean>;
  /** Whether there are any in what is shown. */
  readonly hasSecrets: Ref<boolean>;
}

/**
 * @param values What the page shows, by the names that it has in the fragment.
 */
export function usePageLink(values: Readonly<Record<string, Ref<string>>>): PageLink {
  const first = Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
  const redact = shallowRef<(text: string) => string>();
  const keepsSecrets = ref(false);
  const masked = computed(() =>
    Object.entries(values).map(([name, { value }]) => {
      const isKept = value.length <= LONGEST_FRAGMENT;
      return { name, value, isKept, safe: isKept && redact.value ? redact.value(value) : value };
    }),
  );
  const hasSecrets = computed(() => masked.value.some(({ value, safe }) => value !== safe));
  const fragment = computed(() => {
    if (redact.value === undefined || masked.value.some(({ isKept }) => !isKept)) return "";
    if (masked.value.every(({ name, value }) => value === first[name])) return "";
    const shown = masked.value.map(({ name, value, safe }) => [name, keepsSecrets.value ? value : safe]);
    const text = toFragment(Object.fromEntries(shown));
    return text.length > LONGEST_FRAGMENT ? "" : text;
  });

  let writing: ReturnType<typeof setTimeout> | undefined;
  watch(fragment, (kept) => {
    clearTimeout(writing);
    writing = setTimeout(() => {
      if (location.hash === kept) return;
      history.replaceState(history.state, "", location.pathname + location.search + kept);
      dispatchEvent(new Event(FRAGMENT_KEPT));
    }, WRITE_AFTER);
  });

  function read(): void {
    for (const [name, value] of Object.entries(fromFragment(location.hash)))
      if (Object.hasOwn(values, name) && values[name] !== undefined) values[name].value = value;
  }
  onMounted(async () => {
    read();
    addEventListener("hashchange", read);
    ({ redact: redact.value } = await import("./redaction.ts"));
  });
  onBeforeUnmount(() => {
    clearTimeout(writing);
    removeEventListener("hashchange", read);
  });
  return { keepsSecrets, hasSecrets };
}
