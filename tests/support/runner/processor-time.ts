/** Milliseconds of processor time, which does not depend on what else the machine does. */
export async function processorMilliseconds(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
