/** Keeps what a page shows in the fragment of its address, without secrets unless the person asks, and reads it from there. */

import { useData } from "vitepress";
import { computed, nextTick, onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { FRAGMENT_KEPT } from "./fragment-kept.ts";
import { leaveTool, takeFromLeftTool } from "./left-tool.ts";
import { fromFragment, LONGEST_FRAGMENT, type PageState, toFragment } from "./state.ts";

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const WRITE_AFTER = 400;

export interface PageLink<Name extends string = string> {
  /** Whether the person wants secrets in the address, too. */
  readonly keepsSecrets: Ref<boolean>;
  /** Whether there are any in what is shown. */
  readonly hasSecrets: Ref<boolean>;
  /** What the address is to hold: without secrets, unless the person wants them. */
  readonly inAddress: Readonly<Ref<State<Name>>>;
  /** What is shown as it may be given away: the same, once it is known what is secret. */
  readonly shared: () => Promise<State<Name>>;
  /** The address that shows what is shown here, as it may be given away; undefined if it would be too long. */
  readonly address: () => Promise<string | undefined>;
  /** The fragment for what is shown, with these values instead. */
  readonly fragmentWith: (changes: PageState) => string;
  /** Makes a change that the way back undoes. */
  readonly enter: (change: () => void) => Promise<void>;
  /** Whether what is shown is too long for an address, which then has nothing of it. */
  readonly isTooLong: Readonly<Ref<boolean>>;
  /** The link to another tool, at an address from here, that shows these values; undefined if it would be too long. */
  readonly linkTo: (tool: string, values: PageState) => ToolLink | undefined;
}

type State<Name extends string> = Readonly<Record<Name, string>>;

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
export function usePageLink<Name extends string>(
  values: Readonly<Record<Name, Ref<string>>>,
): PageLink<Name> {
  const { page, localeIndex } = useData();
  const language = localeIndex.value;
  const tool = page.value.relativePath.replace(language === "root" ? "" : `${language}/`, "");
  /** The fragment of the address while the tool is open: when the tool is left, the address is that of another page. */
  let kept = "";
  const names = Object.keys(values) as Name[]; // its keys are no other
  const stateOf = (get: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, get(name)])) as State<Name>; // it has all names
  const shownNow = () => stateOf((name) => values[name].value);
  const first = shownNow();
  const mask = shallowRef<(state: PageState) => PageState>();
  const keepsSecrets = ref(false);
  /** What is empty at first, and still is, needs no place in an address. */
  const fragmentOf = (state: State<Name>) =>
    toFragment(
      Object.fromEntries(
        names.filter((name) => state[name] !== "" || first[name] !== "").map((name) => [name, state[name]]),
      ),
    );

  /** What is not kept in the address is not looked through, either. */
  const isKept = (name: Name) => values[name].value.length <= LONGEST_FRAGMENT;
  const safe = computed(() => {
    const kept = Object.fromEntries(names.filter(isKept).map((name) => [name, values[name].value]));
    return mask.value?.(kept) ?? kept;
  });
  const isSafe = (name: Name) => !isKept(name) || safe.value[name] === values[name].value;
  const hasSecrets = computed(() => !names.every(isSafe));
  const inAddress = computed(() =>
    stateOf((name) => (keepsSecrets.value ? undefined : safe.value[name]) ?? values[name].value),
  );
  const isTooLong = computed(
    () => !names.every(isKept) || fragmentOf(inAddress.value).length > LONGEST_FRAGMENT,
  );
  // Until it is known what is secret, only what a page shows first is surely not.
  const isUnknown = (name: Name) => mask.value === undefined && values[name].value !== first[name];
  function fragmentWith(changes: PageState): string {
    if (!names.every(isKept) || names.some(isUnknown)) return toFragment(changes);
    const state = { ...inAddress.value, ...changes };
    if (names.every((name) => state[name] === first[name])) return "";
    const text = fragmentOf(state);
    return text.length > LONGEST_FRAGMENT ? toFragment(changes) : text;
  }
  const fragment = computed(() => fragmentWith({}));

  function keep(): void {
    kept = location.hash;
    dispatchEvent(new Event(FRAGMENT_KEPT));
  }

  let writing: ReturnType<typeof setTimeout> | undefined;
  /** The path of the tool. Who follows a link has the address of another page before this one is left. */
  let path = "";
  function write(): void {
    clearTimeout(writing);
    if (location.pathname !== path || location.hash === fragment.value) return;
    history.replaceState(history.state, "", location.pathname + location.search + fragment.value);
    keep();
  }
  watch(fragment, () => {
    clearTimeout(writing);
    writing = setTimeout(write, WRITE_AFTER);
  });

  function linkTo(tool: string, values: PageState): ToolLink | undefined {
    if (mask.value === undefined || Object.values(values).some((value) => value.length > LONGEST_FRAGMENT))
      return undefined;
    const text = toFragment(keepsSecrets.value ? values : mask.value(values));
    if (text.length > LONGEST_FRAGMENT) return undefined;
    const href = tool + text;
    return { href, onClick: () => shownUnder.set(addressOf(href), values) };
  }

  let maskLoaded: Promise<typeof import("./masked-state.ts")> | undefined;
  function loadMask(): Promise<typeof import("./masked-state.ts")> {
    maskLoaded ??= import("./masked-state.ts");
    return maskLoaded;
  }
  async function shared(): Promise<State<Name>> {
    const { maskedState } = await loadMask();
    const masked = keepsSecrets.value ? {} : maskedState(shownNow());
    return stateOf((name) => masked[name] ?? values[name].value);
  }

  async function address(): Promise<string | undefined> {
    if (!names.every(isKept)) return undefined;
    const text = fragmentOf(await shared());
    return text.length > LONGEST_FRAGMENT ? undefined : location.href.replace(/#.*$/s, "") + text;
  }

  async function enter(change: () => void): Promise<void> {
    await loadMask();
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
    const shownHere = shownUnder.get(addressNow());
    const state = fromFragment(kept);
    if (shownHere !== undefined) show(shownHere);
    else if (names.some((name) => state[name] !== undefined)) show({ ...first, ...state });
  }
  /** An address without a fragment, as the menu has, keeps what is shown, and gets it. */
  function followAddress(): void {
    read();
    if (location.hash === "") void nextTick(write);
  }
  function show(state: PageState): void {
    for (const name of names) values[name].value = state[name] ?? values[name].value;
  }
  onMounted(() => {
    path = location.pathname;
    read();
    const left = takeFromLeftTool({ tool, language, fragment: kept });
    if (left !== undefined) {
      keepsSecrets.value = left.keepsSecrets;
      show(left.values);
    }
    addEventListener("hashchange", followAddress);
    void loadMask().then(({ maskedState }) => {
      mask.value = maskedState;
    });
  });
  onBeforeUnmount(() => {
    clearTimeout(writing);
    removeEventListener("hashchange", followAddress);
    leaveTool({ tool, language, fragment: kept }, { values: shownNow(), keepsSecrets: keepsSecrets.value });
  });
  return { keepsSecrets, hasSecrets, inAddress, shared, address, isTooLong, fragmentWith, enter, linkTo };
}

function addressOf(href: string): string {
  const { pathname, hash } = new URL(href, location.href);
  return pathname + hash;
}
