import { readFileSync } from 'node:fs'

/** What one workload cost one server. */
export type Figures = {
  /** Median and 95th percentile of a request, ms of wall time. */
  p50: number
  p95: number
  /** CPU time of the server's process a request, ms (user and system). */
  cpu: number
  requests: number
}

/** Clock ticks a second of /proc, as Linux has them. */
const TICKS = 100

/** CPU time that a process and its threads have used so far, ms. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** Resident memory of a process, bytes. */
export function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('VmRSS'))
  return Number(line?.replaceAll(/\D/g, '')) * 1024
}

/** Sends requests with so many clients at once, after a warm-up of a tenth. */
export async function measure(
  pid: number,
  requests: number,
  clients: number,
  send: (n: number) => Promise<void>,
): Promise<Figures> {
  for (let n = 0; n < Math.max(5, requests / 10); n++) await send(n)
  const times: number[] = []
  let next = 0
  const before = cpuOf(pid)
  const client = async () => {
    while (next < requests) {
      const start = performance.now()
      await send(next++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), cpu: (cpuOf(pid) - before) / requests, requests }
}
