/** Keeps what a page shows in the fragment of its address, without secrets unless the person asks, and reads it from there. */

import { useData } from "vitepress";
import { computed, nextTick, onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { FRAGMENT_KEPT } from "./fragment-kept.ts";
import { leaveTool, takeFromLeftTool } from "./left-tool.ts";
import { fromFragment, LONGEST_FRAGMENT, type PageState, toFragment } from "./state.ts";

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const WRITE_AFTER = 400;

export interface PageLink {
  /** Whether the person wants secrets in the address, too. */
  readonly keepsSecrets: Ref<boolean>;
  /** Whether there are any in what is shown. */
  readonly hasSecrets: Ref<boolean>;
  /** The fragment for what is shown, with these values instead. */
  readonly fragmentWith: (changes: PageState) => string;
  /** Makes a change that the way back undoes. */
  readonly enter: (change: () => void) => Promise<void>;
  /** Whether what is shown is too long for an address, which then has nothing of it. */
  readonly isTooLong: Readonly<Ref<boolean>>;
  /** The link to another tool, at an address from here, that shows these values; undefined if it would be too long. */
  readonly linkTo: (tool: string, values: PageState) => ToolLink | undefined;
}

/** What a link has: it holds no secrets, unless the person wants them; but who follows it here takes them along. */
export interface ToolLink {
  readonly href: string;
  readonly onClick: () => void;
}

/**
 * What was shown at an address that masks some of it, for as long as the page is open: the way back finds it whole. It is
 * kept here because VitePress may make the tool anew on the way back.
 */
const shownUnder = new Map<string, PageState>();
const addressNow = () => location.pathname + location.hash;

/**
 * @param values What the page shows, by the names that it has in the fragment.
 */
export function usePageLink(values: Readonly<Record<string, Ref<string>>>): PageLink {
  const { page, localeIndex } = useData();
  const language = localeIndex.value;
  const tool = page.value.relativePath.replace(language === "root" ? "" : `${language}/`, "");
  /** The fragment of the address while the tool is open: when the tool is left, the address is that of another page. */
  let kept = "";
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
  const inAddress = computed<PageState>(() =>
    Object.fromEntries(
      masked.value.map(({ name, value, safe }) => [name, keepsSecrets.value ? value : safe]),
    ),
  );
  const isTooLong = computed(
    () => masked.value.some(({ isKept }) => !isKept) || toFragment(inAddress.value).length > LONGEST_FRAGMENT,
  );
  function fragmentWith(changes: PageState): string {
    // Until it is known what is secret, only what a page shows first is surely not.
    const isUnknown = ({ name, value }: { name: string; value: string }) =>
      redact.value === undefined && value !== first[name];
    if (masked.value.some((one) => !one.isKept || isUnknown(one))) return toFragment(changes);
    const state = { ...inAddress.value, ...changes };
    if (Object.entries(state).every(([name, value]) => value === first[name])) return "";
    const text = toFragment(state);
    return text.length > LONGEST_FRAGMENT ? toFragment(changes) : text;
  }
  const fragment = computed(() => fragmentWith({}));

  const shownNow = (): PageState => Object.fromEntries(masked.value.map(({ name, value }) => [name, value]));

  function keep(): void {
    kept = location.hash;
    dispatchEvent(new Event(FRAGMENT_KEPT));
  }

  let writing: ReturnType<typeof setTimeout> | undefined;
  function write(): void {
    clearTimeout(writing);
    if (location.hash === fragment.value) return;
    history.replaceState(history.state, "", location.pathname + location.search + fragment.value);
    keep();
  }
  watch(fragment, () => {
    clearTimeout(writing);
    writing = setTimeout(write, WRITE_AFTER);
  });

  function linkTo(tool: string, values: PageState): ToolLink | undefined {
    if (redact.value === undefined || Object.values(values).some((value) => value.length > LONGEST_FRAGMENT))
      return undefined;
    const safe = keepsSecrets.value ? values : redacted(values, redact.value);
    const text = toFragment(safe);
    if (text.length > LONGEST_FRAGMENT) return undefined;
    const href = tool + text;
    return { href, onClick: () => shownUnder.set(addressOf(href), values) };
  }

  let redactionLoaded: Promise<void> | undefined;
  async function enter(change: () => void): Promise<void> {
    await redactionLoaded;
    await nextTick();
    write();
    shownUnder.set(addressNow(), shownNow());
    change();
    await nextTick();
    if (location.hash === fragment.value) return;
    history.pushState({}, "", location.pathname + location.search + fragment.value);
    keep();
    shownUnder.set(addressNow(), shownNow());
  }

  function read(): void {
    kept = location.hash;
    show(shownUnder.get(addressNow()) ?? fromFragment(kept));
  }
  function show(state: PageState): void {
    for (const [name, value] of Object.entries(state))
      if (Object.hasOwn(values, name) && values[name] !== undefined) values[name].value = value;
  }
  onMounted(() => {
    read();
    const left = takeFromLeftTool({ tool, language, fragment: kept });
    if (left !== undefined) {
      keepsSecrets.value = left.keepsSecrets;
      show(left.values);
    }
    addEventListener("hashchange", read);
    redactionLoaded = import("./redaction.ts").then((loaded) => {
      redact.value = loaded.redact;
    });
  });
  onBeforeUnmount(() => {
    clearTimeout(writing);
    removeEventListener("hashchange", read);
    leaveTool({ tool, language, fragment: kept }, { values: shownNow(), keepsSecrets: keepsSecrets.value });
  });
  return { keepsSecrets, hasSecrets, isTooLong, fragmentWith, enter, linkTo };
}

function redacted(values: PageState, redact: (text: string) => string): PageState {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, redact(value)]));
}

function addressOf(href: string): string {
  const { pathname, hash } = new URL(href, location.href);
  return pathname + hash;
}
