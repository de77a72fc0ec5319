import { readFileSync } from 'node:fs'

/** What one workload cost one server. */
export type Figures = {
  /** Median and 95th percentile of a request, ms of wall time. */
  p50: number
  p95: number
  /** CPU time of the server's process with all its threads a request, ms (user and system). */
  cpu: number
}

/** One request; what is not to be timed (reading what it then saves) stands in `prepare`. */
export type Timed = {
  requests: number
  clients: number
  prepare?: (n: number) => Promise<void>
  send: (n: number) => Promise<void>
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

/** Requests that come first and are not counted. */
export const warmUp = (requests: number): number => Math.max(5, Math.ceil(requests / 5))

/** Sends requests 0 to `requests`, so many clients at once, after a warm-up with the numbers that follow them. */
export async function measure(pid: number, { requests, clients, prepare, send }: Timed): Promise<Figures> {
  const last = requests + warmUp(requests)
  if (prepare) for (let n = 0; n < last; n++) await prepare(n)
  await inLanes(clients, requests, last, send)
  const times: number[] = []
  const before = cpuOf(pid)
  await inLanes(clients, 0, requests, async (n) => {
    const start = performance.now()
    await send(n)
    times.push(performance.now() - start)
  })
  const cpu = (cpuOf(pid) - before) / requests
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), cpu }
}

async function inLanes(lanes: number, from: number, to: number, send: (n: number) => Promise<void>): Promise<void> {
  let next = from
  const lane = async () => {
    while (next < to) await send(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
