// What a thread posts, and what is cloned, holds the text of the reference.
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { parse } from "urikit";

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.once("message", ({ text }) => {
    console.log(text, structuredClone(parse("http://a/c")).text);
    worker.terminate();
  });
  worker.postMessage(parse("http://a/b"));
} else {
  // The thread gives back what it has got, and what it makes of it.
  parentPort.once("message", ({ text }) => parentPort.postMessage(parse(text)));
}
