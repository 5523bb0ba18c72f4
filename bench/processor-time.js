// @ts-check
/** The processor time that this process has taken so far, with all its threads, in milliseconds. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
