/** The values that a tool shows, by their names in the fragment of the address: which of it is secret, and the fragment that holds it. */

import { type ComputedRef, computed, type Ref, ref, type ShallowRef, shallowRef } from "vue";
import { ASKED, LONGEST_FRAGMENT, type PageState, toFragment } from "./state.ts";

export type State<Name extends string> = Readonly<Record<Name, string>>;
export type Values<Name extends string> = Readonly<Record<Name, Ref<string>>>;

export interface LinkState<Name extends string> {
  readonly names: readonly Name[];
  /** The values that are shown. */
  readonly now: () => State<Name>;
  /** The values that were shown when the tool was made. */
  readonly first: State<Name>;
  readonly show: (state: PageState) => void;
  /** Takes the secrets out; undefined until it is loaded. */
  readonly mask: ShallowRef<((state: PageState) => PageState) | undefined>;
  /** Whether the person wants secrets in the address, too. */
  readonly keepsSecrets: Ref<boolean>;
  /** Whether there are any in what is shown. */
  readonly hasSecrets: ComputedRef<boolean>;
  /** The values for the address: without secrets, unless the person wants them. */
  readonly inAddress: ComputedRef<State<Name>>;
  /** Whether any value is too long for an address. */
  readonly isLong: ComputedRef<boolean>;
}

export const loadMask = () => import("./masked-state.ts");

export function linkState<Name extends string>(values: Values<Name>): LinkState<Name> {
  const names = Object.keys(values) as Name[]; // its keys are no other
  const now = () => stateOf(names, (name) => values[name].value);
  const mask: LinkState<Name>["mask"] = shallowRef();
  const keepsSecrets = ref(false);
  // A value that is not kept in the address is not searched, either.
  const kept = computed(() => names.filter((name) => !isLongText(values[name].value)));
  const safe = computed(() => {
    const state: PageState = stateOf(kept.value, (name) => values[name].value);
    return mask.value?.(state) ?? state;
  });
  return {
    names,
    now,
    first: now(),
    show(given) {
      const { [ASKED]: asked } = given;
      const first = names.includes("uri" as Name) ? "uri" : names[0];
      const state = asked === undefined || first === undefined ? given : { ...given, [first]: asked };
      for (const name of names) values[name].value = state[name] ?? values[name].value;
    },
    mask,
    keepsSecrets,
    hasSecrets: computed(() => kept.value.some((name) => safe.value[name] !== values[name].value)),
    inAddress: computed(() => ({ ...now(), ...(keepsSecrets.value ? {} : safe.value) })),
    isLong: computed(() => kept.value.length < names.length),
  };
}

/** Whether a text is too long for an address. */
export const isLongText = (text: string) => text.length > LONGEST_FRAGMENT;

function stateOf<Name extends string>(names: readonly Name[], get: (name: Name) => string): State<Name> {
  return Object.fromEntries(names.map((name) => [name, get(name)])) as State<Name>; // it has all names
}

/** The values as they may be given away: the same, once it is known which of them is secret. */
export async function shared<Name extends string>({
  now,
  keepsSecrets,
}: LinkState<Name>): Promise<State<Name>> {
  const { maskedState } = await loadMask();
  return { ...now(), ...(keepsSecrets.value ? {} : maskedState(now())) };
}

/** The fragment; what is empty at first, and still is, needs no place in it. Undefined if it would be too long. */
export function fragmentOf<Name extends string>(
  { names, first, isLong }: LinkState<Name>,
  state: State<Name>,
): string | undefined {
  if (isLong.value) return undefined;
  const needed = names.filter((name) => state[name] !== "" || first[name] !== "");
  const text = toFragment(stateOf(needed, (name) => state[name]));
  return isLongText(text) ? undefined : text;
}

/** The fragment for what is shown, with these values instead. */
export function fragmentWith<Name extends string>(state: LinkState<Name>, changes: PageState): string {
  const { names, now, first, mask, inAddress, isLong } = state;
  const isFirst = (shown: State<Name>) => names.every((name) => shown[name] === first[name]);
  // Until it is known what is secret, only what a page shows first is surely not.
  if (isLong.value || (mask.value === undefined && !isFirst(now()))) return toFragment(changes);
  const changed = { ...inAddress.value, ...changes };
  return isFirst(changed) ? "" : (fragmentOf(state, changed) ?? toFragment(changes));
}
