// @ts-check
// Where and when the numbers were taken, without which they mean nothing.
import { availableParallelism, cpus, totalmem } from "node:os";

/** @typedef {ReturnType<typeof machine>} Machine */

export const machine = () => ({
  node: process.versions.node,
  v8: process.versions.v8,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  date: new Date().toISOString().slice(0, 10),
});
