import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../support/postgres.ts'
import { printBulk, measureBulk } from './bulk/measureBulk.ts'
import { clusterClock, memoryOf } from './cpu.ts'
import { measureStart } from './measureStart.ts'
import { BARE, runScript, SERVER, startProcess, type Running } from './processes.ts'
import { measureWork, rowsOf, signedIn, type Contender, type Effort, type Measured, type Pair } from './rounds.ts'
import { TELL_PLANNER } from './tellPlanner.ts'
import type { Side } from './work/call.ts'
import { worksOf } from './work/works.ts'

export type Engine = 'postgres' | 'embedded'
export type Plan = Effort & {
  engine: Engine
  items: number
  only?: string[] | undefined
  bulk: number[]
  /** Starts of the server that are timed. */
  starts: number
  /** Films alone, instead of films among titles of every type. */
  films?: boolean | undefined
  /** Address of a PostgreSQL that holds the items already. */
  database?: string | undefined
}
export type Outcome = { engine: Engine; items: number; measured: Measured[] }

type Environment = Record<string, string>

/** Requests at once of a search. */
const SEARCHERS = { postgres: 16, embedded: 1 }
/** Films that are read and saved. */
const FILMS = 4000

/** Loads the items, starts both servers, and prints each piece of work beside its aim. */
export async function benchServer(plan: Plan): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  const postgres = plan.engine === 'postgres' && !plan.database ? await startPostgres() : undefined
  const url = plan.database ?? postgres?.url ?? ''
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'ours'),
    SEED: 'empty',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  }
  try {
    if (!plan.database) await loadItems(plan, env)
    if (plan.only?.includes('start') ?? true) await measureStart(plan, env)
    const { close, ...settling } = await openSettling(url)
    const measured = await withBoth(plan, env, folder, (pair) => measureAll(plan, pair, settling))
    await close()
    return { engine: plan.engine, items: plan.items, measured }
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function loadItems({ engine, items, films }: Plan, env: Environment): Promise<void> {
  const args = ['--items', String(items), ...(films ? ['--type', 'movie'] : [])]
  const ms = await runScript('server/seed/cli.ts', args, env)
  const of = films ? 'films' : 'titles of every type'
  console.log(`\n${engine}, ${items.toLocaleString('en')} ${of}, loaded in ${(ms / 1000).toFixed(0)} s`)
}

/** Both servers run, and take turns. An embedded database serves one process alone: there each has a copy. */
async function withBoth<T>(plan: Plan, env: Environment, folder: string, use: (pair: Pair) => Promise<T>): Promise<T> {
  const theirs = { ...env, DATA_DIR: join(folder, 'bare') }
  if (plan.engine === 'embedded') await cp(env.DATA_DIR ?? '', theirs.DATA_DIR, { recursive: true })
  const running: Running[] = []
  try {
    const bare = await startProcess(BARE, theirs, '/items')
    running.push(bare)
    const ours = await startProcess(SERVER, env, '/api/health')
    running.push(ours)
    const database = (plan.engine === 'postgres' && (await clusterClock(env.DATABASE_URL ?? ''))) || (() => 0)
    const contender = (side: Side, { pid }: Running): Contender => ({ side, clocks: { pid, database } })
    const result = await use({
      bare: contender({ kind: 'bare', url: bare.url }, bare),
      ours: await signedIn(contender({ kind: 'ours', url: ours.url }, ours)),
    })
    console.log(`memory after the work ${(memoryOf(ours.pid) / 1e6).toFixed(0)} MB`)
    return result
  } finally {
    for (const one of running) await one.stop()
  }
}

async function measureAll(plan: Plan, pair: Pair, { settle, tell }: Settling): Promise<Measured[]> {
  const answer = await fetch(`${pair.bare.side.url}/films?limit=${FILMS}`)
  const { ids, total } = (await answer.json()) as { ids: string[]; total: number }
  const all = worksOf({ films: ids, total, searchClients: SEARCHERS[plan.engine] })
  const works = all.filter(({ name }) => plan.only?.some((word) => name.includes(word)) ?? true)
  const measured: Measured[] = []
  for (const writes of [false, true]) {
    await settle()
    for (const work of works.filter((one) => (one.writes ?? false) === writes))
      measured.push(await measureWork(pair, work, plan, tell))
  }
  if (works.length > 0) console.table(rowsOf(measured))
  await settle()
  const counts = plan.bulk.filter((count) => count <= total)
  if (counts.length > 0) printBulk(await measureBulk(pair, counts, settle))
  return measured
}

/** `tell`: of tables that a run has filled. */
type Settling = { settle: () => Promise<void>; tell: () => Promise<void> }

/**
 * Neither side is to meet dead rows or old statistics. The embedded database is settled once it is loaded. The session
 * stays open: the CPU of one that ends is told late, and would be counted to whoever has the next turn.
 */
async function openSettling(url: string): Promise<Settling & { close: () => Promise<void> }> {
  const nothing = async () => undefined
  if (url === '') return { settle: nothing, tell: nothing, close: nothing }
  const client = new Client({ connectionString: url })
  await client.connect()
  const settle = async () => {
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  }
  const tell = async () => void (await client.query(TELL_PLANNER))
  return { settle, tell, close: () => client.end() }
}
