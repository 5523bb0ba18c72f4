/** Which parts of the answer are open, by their names: the address keeps them as `host.plan`. */

import { type InjectionKey, inject, provide, type Ref } from "vue";

export interface Opened {
  readonly has: (name: string) => boolean;
  readonly set: (name: string, isOpen: boolean) => void;
}

const OPENED: InjectionKey<Opened> = Symbol("opened");

/** Keeps what is opened in the component below. */
export function provideOpened(names: Ref<string>): void {
  const all = () => names.value.split(".").filter((name) => name !== "");
  provide(OPENED, {
    has: (name) => all().includes(name),
    set: (name, isOpen) => {
      const others = all().filter((other) => other !== name);
      names.value = (isOpen ? [...others, name] : others).join(".");
    },
  });
}

/** @throws {Error} Where nothing is kept. */
export function useOpened(): Opened {
  const opened = inject(OPENED);
  if (opened === undefined) throw new Error("no component above keeps what is opened");
  return opened;
}
