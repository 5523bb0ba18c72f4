// @ts-check
/** The processor time of this process so far, all its threads included, in milliseconds. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
