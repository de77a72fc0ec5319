import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { Readiness } from '#contract/schemas/service.ts'
import { createCallTimes, type CallTimes } from './callTimes.ts'

export type Metrics = {
  registry: Registry
  calls: CallTimes
  refusals: Counter<'code'>
  cspReports: Counter<'directive'>
  eventStreams: Gauge
}

/** The counters of one server process. Labels come from closed sets: call names, statuses, error codes. */
export function createMetrics({ withProcess }: { withProcess: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (withProcess) collectDefaultMetrics({ register: registry, prefix: 'marquee_' })
  return {
    registry,
    calls: createCallTimes(registry),
    refusals: new Counter({
      name: 'marquee_refusals_total',
      help: 'Answers with an error, by code of the catalogue',
      labelNames: ['code'],
      registers,
    }),
    cspReports: new Counter({
      name: 'marquee_csp_reports_total',
      help: 'Reports of the content security policy, by directive',
      labelNames: ['directive'],
      registers,
    }),
    eventStreams: new Gauge({
      name: 'marquee_event_streams',
      help: 'Event streams that are open',
      registers,
    }),
  }
}

/** The calls that wait for their turn, counted when somebody looks. */
export function countWaiting({ registry }: Metrics, waiting: () => Record<string, number>): void {
  new Gauge({
    name: 'marquee_calls_waiting',
    help: 'Calls that wait for their turn at the database, by rank',
    labelNames: ['rank'],
    registers: [registry],
    collect() {
      for (const [rank, count] of Object.entries(waiting())) this.set({ rank }, count)
    },
  })
}

/** Whether each part is ready, asked when somebody looks: what the readiness answers in words. */
export function watchReadiness({ registry }: Metrics, readiness: () => Promise<Readiness>): void {
  new Gauge({
    name: 'marquee_ready',
    help: 'Whether a part of the server is ready (1) or not (0)',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, word] of Object.entries(await readiness())) this.set({ part }, word === 'ready' ? 1 : 0)
    },
  })
}

/** The connections of this process to its database, and the statements that wait for one. */
export function countConnections({ registry }: Metrics, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) {
  new Gauge({
    name: 'marquee_database_connections',
    help: 'Connections to the database by state; waiting are those that want one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
