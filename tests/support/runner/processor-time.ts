/** Milliseconds of the processor, not of the clock: others may be at work on the same machine. */
export async function processorMilliseconds(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
