/**
 * RFC 3986 §7.4: the addresses of a name, asked of the system's resolver. Another thread asks, and this one waits: every line
 * has its answer in its place. Its program is a text, so that it runs in a single executable, too.
 */

import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** The answer of DNS: addresses, or the code of the error, such as `ENOTFOUND`. */
export type Answer = { readonly addresses: readonly string[] } | { readonly code: string };

/** Looks up a name. */
export type LookUp = (name: string) => Answer;

/** Nobody waits longer for a name. */
const LONGEST_WAIT_MS = 20_000;

const ASKING_THREAD = `
const { workerData } = require("node:worker_threads");
const { lookup } = require("node:dns");
const { port, answered } = workerData;
port.on("message", (name) => {
  lookup(name, { all: true }, (error, found) => {
    const answer = error ? { code: error.code || error.name } : { addresses: found.map((one) => one.address) };
    port.postMessage({ name, answer });
    Atomics.add(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
});
`;

/** A look-up by the system. Its thread ends with the process. */
export function systemLookUp(): LookUp {
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2: theirs } = new MessageChannel();
  new Worker(ASKING_THREAD, {
    eval: true,
    workerData: { port: theirs, answered },
    transferList: [theirs],
  }).unref();
  port.unref();
  return (name) => {
    const before = Atomics.load(answered, 0);
    port.postMessage(name);
    for (let count = before; ; count = Atomics.load(answered, 0)) {
      if (Atomics.wait(answered, 0, count, LONGEST_WAIT_MS) === "timed-out") return { code: "ETIMEOUT" };
      const told = receiveMessageOnPort(port)?.message as { name: string; answer: Answer } | undefined;
      if (told?.name === name) return told.answer; // an answer to an earlier name came too late
    }
  };
}
