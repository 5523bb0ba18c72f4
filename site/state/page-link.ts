/** Keeps what a page shows in the fragment of its address, without secrets unless the person asks, and reads it from there. */

import { useData } from "vitepress";
import { computed, nextTick, onBeforeUnmount, onMounted, type Ref, watch } from "vue";
import { tellMounted } from "../tool/mounted.ts";
import { FRAGMENT_KEPT } from "./fragment-kept.ts";
import {
  fragmentOf,
  fragmentWith,
  isLongText,
  type LinkState,
  linkState,
  loadMask,
  type State,
  shared,
  type Values,
} from "./link-state.ts";
import { keepUnder, keptUnder, leaveTool, takeFromLeftTool } from "./memory.ts";
import { ASKED, fromFragment, type PageState, toFragment } from "./state.ts";

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const WRITE_AFTER = 400;

export interface PageLink<Name extends string = string> {
  /** Whether the person wants secrets in the address, too. */
  readonly keepsSecrets: Ref<boolean>;
  /** Whether there are any in what is shown. */
  readonly hasSecrets: Ref<boolean>;
  /** The values for the address: without secrets, unless the person wants them. */
  readonly inAddress: Readonly<Ref<State<Name>>>;
  /** The values as they may be given away: the same, once it is known which of them is secret. */
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

/** The attributes of a link: it holds no secrets, unless the person wants them; but who follows it here takes them along. */
export interface ToolLink {
  readonly href: string;
  readonly onClick: () => void;
}

const addressNow = () => location.pathname + location.hash;

/**
 * @param values What the page shows, by the names that it has in the fragment.
 */
export function usePageLink<Name extends string>(values: Values<Name>): PageLink<Name> {
  const state = linkState(values);
  const address = useAddress(computed(() => fragmentWith(state, {})));
  useReading(state, address);
  return {
    ...state,
    shared: () => shared(state),
    address: async () => {
      const text = state.isLong.value ? undefined : fragmentOf(state, await shared(state));
      return text === undefined ? undefined : location.href.replace(/#.*$/s, "") + text;
    },
    isTooLong: computed(() => fragmentOf(state, state.inAddress.value) === undefined),
    fragmentWith: (changes) => fragmentWith(state, changes),
    enter: (change) => enter(state, address, change),
    linkTo: (tool, values) => linkTo(state, tool, values),
  };
}

/** The address of a tool. */
interface Address {
  /** The fragment of the address while the tool is open: when the tool is left, the address is that of another page. */
  kept: string;
  /** The path of the tool. Who follows a link has the address of another page before this one is left. */
  path: string;
  /** Puts the fragment for what is shown into the address. */
  readonly write: () => void;
  /** The same as an address of its own, if it is another one. Gives whether it is. */
  readonly push: () => boolean;
}

/** The address, which gets the fragment some time after it changes. */
function useAddress(fragment: Readonly<Ref<string>>): Address {
  let writing: ReturnType<typeof setTimeout> | undefined;
  const address: Address = { kept: "", path: "", write, push };
  const whole = () => location.pathname + location.search + fragment.value;

  function keep(): void {
    address.kept = location.hash;
    dispatchEvent(new Event(FRAGMENT_KEPT));
  }
  function write(): void {
    clearTimeout(writing);
    if (location.pathname !== address.path || location.hash === fragment.value) return;
    history.replaceState(history.state, "", whole());
    keep();
  }
  function push(): boolean {
    if (location.hash === fragment.value) return false;
    history.pushState({}, "", whole());
    keep();
    return true;
  }

  watch(fragment, () => {
    clearTimeout(writing);
    writing = setTimeout(write, WRITE_AFTER);
  });
  onBeforeUnmount(() => clearTimeout(writing));
  return address;
}

/** Shows what the address holds, and, when the tool is made, what the same tool in the other language had. */
function useReading<Name extends string>(state: LinkState<Name>, address: Address): void {
  const { page, localeIndex } = useData();
  const language = localeIndex.value;
  const tool = page.value.relativePath.replace(language === "root" ? "" : `${language}/`, "");
  const place = () => ({ tool, language, fragment: address.kept });
  /** An address without a fragment, as the menu has, keeps what is shown, and gets it. */
  function followAddress(): void {
    read(state, address);
    if (location.hash === "") void nextTick(address.write);
  }
  onMounted(() => {
    tellMounted();
    address.path = location.pathname;
    read(state, address);
    const left = takeFromLeftTool(place());
    if (left !== undefined) {
      state.keepsSecrets.value = left.keepsSecrets;
      state.show(left.values);
    }
    addEventListener("hashchange", followAddress);
    void loadMask().then(({ maskedState }) => {
      state.mask.value = maskedState;
    });
  });
  onBeforeUnmount(() => {
    removeEventListener("hashchange", followAddress);
    leaveTool(place(), { values: state.now(), keepsSecrets: state.keepsSecrets.value });
  });
}

function read<Name extends string>(state: LinkState<Name>, address: Address): void {
  address.kept = location.hash;
  const shownHere = keptUnder(addressNow());
  const found = fromFragment(address.kept);
  if (shownHere !== undefined) state.show(shownHere);
  else if (found[ASKED] !== undefined || state.names.some((name) => found[name] !== undefined))
    state.show({ ...state.first, ...found });
}

async function enter<Name extends string>(
  state: LinkState<Name>,
  address: Address,
  change: () => void,
): Promise<void> {
  await loadMask();
  await nextTick();
  address.write();
  keepUnder(addressNow(), state.now());
  change();
  await nextTick();
  if (address.push()) keepUnder(addressNow(), state.now());
}

function linkTo<Name extends string>(
  { mask, keepsSecrets }: LinkState<Name>,
  tool: string,
  values: PageState,
): ToolLink | undefined {
  if (mask.value === undefined || Object.values(values).some(isLongText)) return undefined;
  const text = toFragment(keepsSecrets.value ? values : mask.value(values));
  if (isLongText(text)) return undefined;
  const href = tool + text;
  return { href, onClick: () => keepUnder(addressOf(href), values) };
}

function addressOf(href: string): string {
  const { pathname, hash } = new URL(href, location.href);
  return pathname + hash;
}
