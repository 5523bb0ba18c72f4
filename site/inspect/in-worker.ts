/** Questions that a worker answers, so that the page stays usable meanwhile: one at a time, and always the latest. */

import { onBeforeUnmount, type Ref, ref, type ShallowRef, shallowRef } from "vue";

/** A question with its answer. */
export interface Answered<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
}

export interface Answers<Question, Answer> {
  /** Asks; of several questions that wait, only the latest is answered. */
  ask(question: Question): void;
  /** The latest answer. */
  readonly answered: Readonly<ShallowRef<Answered<Question, Answer> | undefined>>;
  /** Whether there is a question without an answer. */
  readonly isBusy: Readonly<Ref<boolean>>;
  /** Whether the worker has failed: it cannot be loaded, or has thrown an error. */
  readonly hasFailed: Readonly<Ref<boolean>>;
}

/** @param create Makes the worker, with the first question: not before the page needs it. */
export function useWorker<Question, Answer>(create: () => Worker): Answers<Question, Answer> {
  const answered = shallowRef<Answered<Question, Answer>>();
  const isBusy = ref(false);
  const hasFailed = ref(false);
  let worker: Worker | undefined;
  let asked: { readonly question: Question } | undefined;
  let waiting: { readonly question: Question } | undefined;

  function next(): void {
    asked = waiting;
    waiting = undefined;
    isBusy.value = asked !== undefined;
    if (asked === undefined) return;
    worker ??= started();
    worker.postMessage(asked.question);
  }

  function started(): Worker {
    const made = create();
    made.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (asked !== undefined) answered.value = { question: asked.question, answer: data };
      hasFailed.value = false;
      next();
    });
    made.addEventListener("error", () => {
      hasFailed.value = true;
      worker?.terminate();
      worker = undefined;
      next();
    });
    return made;
  }

  onBeforeUnmount(() => worker?.terminate());
  return {
    ask(question) {
      waiting = { question };
      if (!isBusy.value) next();
    },
    answered,
    isBusy,
    hasFailed,
  };
}
