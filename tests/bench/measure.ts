import { cpuOf } from './cpu.ts'

/** What one turn of a piece of work cost one side. */
export type Turn = {
  requests: number
  /** Median and 95th percentile of a request, ms of wall time. */
  p50: number
  p95: number
  /** CPU time a request, ms: of the server's process with its threads, and of PostgreSQL. */
  server: number
  database: number
  /** Requests that the server was too busy for. */
  turnedAway: number
}

/** How one side is asked. What is not to be counted stands in `prepare` and `finish`, so many requests at a time. */
export type Requests = {
  block?: number
  prepare?: (n: number) => Promise<void>
  /** False where the server was too busy. */
  send: (n: number) => Promise<boolean>
  finish?: (n: number) => Promise<void>
}

export type Limits = { requests: number; clients: number; longestMs: number }

/** CPU that a server and its database have used so far, ms. */
export type Clocks = { pid: number; database: () => number }

/** Sends requests from number `from` on, so many clients at once, until there are enough or the turn is over. */
export async function takeTurn(clocks: Clocks, ask: Requests, limits: Limits, from: number): Promise<Turn> {
  const times: number[] = []
  const sum = { server: 0, database: 0, ms: 0, turnedAway: 0 }
  const last = from + limits.requests
  for (let at = from; at < last && sum.ms < limits.longestMs;) {
    const end = Math.min(last, at + (ask.block ?? limits.requests))
    const { prepare, finish } = ask
    if (prepare) await inLanes(limits.clients, at, end, prepare)
    const before = { server: cpuOf(clocks.pid), database: clocks.database(), now: performance.now() }
    const isOver = () => sum.ms + performance.now() - before.now > limits.longestMs
    await inLanes(
      limits.clients,
      at,
      end,
      async (n) => {
        const start = performance.now()
        if (!(await ask.send(n))) sum.turnedAway += 1
        times.push(performance.now() - start)
      },
      isOver,
    )
    sum.server += cpuOf(clocks.pid) - before.server
    sum.database += clocks.database() - before.database
    sum.ms += performance.now() - before.now
    if (finish) await inLanes(limits.clients, at, end, finish)
    at = end
  }
  return turnOf(times, sum)
}

function turnOf(
  times: number[],
  { server, database, turnedAway }: Record<'server' | 'database' | 'turnedAway', number>,
) {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const requests = Math.max(1, times.length)
  return {
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    server: server / requests,
    database: database / requests,
    turnedAway,
  }
}

async function inLanes(
  lanes: number,
  from: number,
  to: number,
  send: (n: number) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  let next = from
  const lane = async () => {
    while (next < to && !isOver()) await send(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
