/**
 * Milliseconds that this thread has computed for a piece of work: what the machine does besides does not count, and
 * waiting costs nothing.
 */
export async function computingMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
