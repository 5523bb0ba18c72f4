/** The worker of the page: it reads a list, counts it or makes another of it, and says how far it is. */

import type { InvalidLine } from "@urikit/lists";
import { type Answer, JobFailure, type JobResult, type ListJob, type Request } from "./jobs.ts";
import { listOctets } from "./list-octets.ts";
import { type ListSink, listSink } from "./list-sink.ts";
import { ListSurvey } from "./list-survey.ts";
import { madeLines } from "./made-lists.ts";

/** So often the page is told how far it is. */
const TOLD_EVERY_MS = 100;

let isStopped = false;

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  if (data.kind === "stop") {
    isStopped = true;
    return;
  }
  isStopped = false;
  answer(await resultOf(data));
});

function answer(message: Answer): void {
  postMessage(message);
}

async function resultOf(job: ListJob): Promise<JobResult> {
  try {
    return job.kind === "report" ? await report(job) : await make(job);
  } catch (error) {
    return { kind: "failed", failure: { why: whyOf(error), detail: detailOf(error) } };
  }
}

function whyOf(error: unknown) {
  if (error instanceof JobFailure) return error.why;
  if (typeof WebAssembly === "undefined" || error instanceof WebAssembly.CompileError)
    return "no-webassembly";
  return error instanceof RangeError ? "no-memory" : "unknown";
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function report({ list, distinct, language }: ListJob & { kind: "report" }): Promise<JobResult> {
  const words = language === "zh" ? (await import("@urikit/explain/words/zh")).CHINESE.error : undefined;
  const survey = new ListSurvey({ distinct, words });
  for await (const chunk of chunksOf(list, survey)) survey.write(chunk);
  if (!isStopped) survey.end();
  return { kind: "figures", figures: survey.figures, isStopped };
}

async function make({ list, made, invalid, target }: ListJob & { kind: "make" }): Promise<JobResult> {
  let invalidLines = 0;
  const onInvalid = (_: InvalidLine) => {
    invalidLines++;
  };
  const reader = madeLines(made, { invalid, onInvalid });
  const sink = await listSink(target);
  try {
    for await (const chunk of chunksOf(list, reader)) await writeAll(reader.write(chunk), sink);
    if (!isStopped) await writeAll(reader.end(), sink);
  } catch (error) {
    await sink.abandon();
    throw error;
  }
  if (isStopped) await sink.abandon();
  const file = isStopped ? undefined : await sink.close();
  return { kind: "made", lines: reader.lines, invalid: invalidLines, octets: sink.octets, isStopped, file };
}

async function writeAll(results: Iterable<Uint8Array>, sink: ListSink): Promise<void> {
  for (const octets of results) {
    const written = sink.write(octets);
    if (written !== undefined) await written;
  }
}

/** Waits until the worker has heard what it was told: chunks that are there already leave no time for that. */
function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The chunks of a list until it is stopped, while the page is told how far they are. */
async function* chunksOf(list: Blob, reader: { readonly lines: number }): AsyncGenerator<Uint8Array> {
  let read = 0;
  let told = performance.now();
  const onRead = (octets: number) => {
    read += octets;
  };
  for await (const chunk of listOctets(list, onRead)) {
    if (isStopped) return;
    yield chunk;
    if (performance.now() - told < TOLD_EVERY_MS) continue;
    answer({ kind: "progress", progress: { read, lines: reader.lines } });
    await heard();
    told = performance.now();
  }
}
