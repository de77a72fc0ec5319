import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { signInAs } from '../support/signIn.ts'
import { measureBareBulk, measureOurBulk, printBulk } from './bulk/measureBulk.ts'
import { measure, memoryOf } from './measure.ts'
import type { Figures } from './measure.ts'
import { runScript, startProcess } from './processes.ts'
import type { Running } from './processes.ts'
import { draftsNeeded, workloads } from './workloads.ts'
import type { Budget, Side, Workload } from './workloads.ts'

export type Engine = 'postgres' | 'embedded'
export type Plan = {
  engine: Engine
  items: number
  requests: number
  only?: string[] | undefined
  bulk?: number[]
  /** Films among titles of every type, instead of films alone. */
  allTypes?: boolean | undefined
  /** Address of a PostgreSQL that holds the items already. */
  database?: string | undefined
}
export type Outcome = { engine: Engine; items: number; ours: Map<string, Figures> }

/** Start and memory, as design section 7 has them. */
const START = { postgres: { ms: 2000, mb: 150 }, embedded: { ms: 5000, mb: 700 } }
/** Requests at once of a title search. */
const SEARCHERS = { postgres: 16, embedded: 1 }

/** Loads the items, starts both servers in turn on the same database, and prints each workload beside its budget. */
export async function benchServer(plan: Plan): Promise<Outcome> {
  const { engine, items } = plan
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'))
  const postgres = engine === 'postgres' && !plan.database ? await startPostgres() : undefined
  const env = {
    DATABASE_URL: plan.database ?? postgres?.url ?? '',
    DATA_DIR: folder,
    SEED: 'empty',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  }
  try {
    if (!plan.database) await loadItems(plan, env)
    const bare = await withProcess(startBare(env), (plain) => measureBare(plan, plain))
    const ours = await withProcess(startOurs(env), (marquee) => measureOurs(plan, marquee, bare.ids))
    if (bare.works.length > 0) console.table(rowsOf(bare.works, bare.figures, ours.figures))
    if (plan.bulk) printBulk(bare.bulk, ours.bulk)
    return { engine, items, ours: ours.figures }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadItems({ engine, items, allTypes }: Plan, env: Record<string, string>): Promise<void> {
  const args = ['--items', String(items), ...(allTypes ? [] : ['--type', 'movie'])]
  const ms = await runScript('server/seed/cli.ts', args, env)
  console.log(`\n${engine}, ${items.toLocaleString('en')} items, loaded in ${(ms / 1000).toFixed(0)} s`)
}

const startBare = (env: Record<string, string>) =>
  startProcess('tests/bench/baseline/server.ts', { ...env, COPY: 'yes' }, '/items')
const startOurs = (env: Record<string, string>) => startProcess('server/main.ts', env, '/api/health')

/** The embedded database serves one process at a time, so the two servers take turns, there and elsewhere. */
async function withProcess<T>(starting: Promise<Running>, use: (running: Running) => Promise<T>): Promise<T> {
  const running = await starting
  try {
    return await use(running)
  } finally {
    await running.stop()
  }
}

async function measureBare(plan: Plan, { pid, url }: Running) {
  const answer = await fetch(`${url}/drafts?limit=${draftsNeeded(plan.requests)}`)
  const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  const works = chosen(plan, { kind: 'bare', url }, ids)
  const figures = await measureAll('bare', pid, works)
  return { ids, works, figures, bulk: await measureBareBulk(url, plan.bulk ?? []) }
}

async function measureOurs(plan: Plan, { pid, url, startMs }: Running, ids: readonly string[]) {
  const { ms, mb } = START[plan.engine]
  const memory = memoryOf(pid) / 1e6
  const { apiToken } = await signInAs(url, 'super')
  const figures = await measureAll('ours', pid, chosen(plan, { kind: 'ours', url, token: apiToken }, ids))
  const bulk = await measureOurBulk({ url, token: apiToken }, plan.bulk ?? [])
  console.log(`start ${startMs.toFixed(0)} ms (budget ${ms}): ${verdict(startMs <= ms)}`)
  console.log(`memory when started ${memory.toFixed(0)} MB (budget ${mb}): ${verdict(memory <= mb)}`)
  console.log(`memory after the work ${(memoryOf(pid) / 1e6).toFixed(0)} MB`)
  return { figures, bulk }
}

function chosen({ engine, items, requests, only }: Plan, side: Side, ids: readonly string[]): Workload[] {
  const works = workloads(side, { total: items, requests, searchClients: SEARCHERS[engine], ids })
  return only ? works.filter(({ name }) => only.some((word) => name.includes(word))) : works
}

async function measureAll(who: string, pid: number, works: readonly Workload[]): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>()
  for (const work of works) {
    process.stderr.write(`${who}: ${work.name}\n`)
    figures.set(work.name, await measure(pid, work))
  }
  return figures
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT MET')
const show = ({ cpu, p50, p95 }: Figures) => `${cpu.toFixed(2)} ms CPU, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`

function rowsOf(works: readonly Workload[], bare: Map<string, Figures>, ours: Map<string, Figures>) {
  return works.flatMap(({ name, budget }) => {
    const [base, mine] = [bare.get(name), ours.get(name)]
    return base && mine ? [{ work: name, bare: show(base), ours: show(mine), ...judged(budget, base, mine) }] : []
  })
}

function judged({ ratio, of }: Budget, bare: Figures, ours: Figures) {
  const cpu = ours.cpu / Math.max(bare.cpu, 0.01)
  const time = ours.p50 / bare.p50
  return {
    'CPU ratio': `${cpu.toFixed(2)}x`,
    'p50 ratio': `${time.toFixed(2)}x`,
    budget: `${ratio}x ${of === 'CPU' ? 'CPU' : 'p50'}`,
    verdict: verdict((of === 'CPU' ? cpu : time) <= ratio),
  }
}
