import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { GROWTH_AIM, verdict } from '../aims.ts'
import { clusterClock } from '../cpu.ts'
import { SERVER, startProcess, type Running } from '../processes.ts'
import { cpuOfTurn, measureWork, median, signedIn, type Contender, type Effort, type Measured } from '../rounds.ts'
import { TELL_PLANNER } from '../tellPlanner.ts'
import type { Side } from '../work/call.ts'
import { TERMS } from '../work/terms.ts'
import { worksOf } from '../work/works.ts'
import { equallyRare } from './equallyRare.ts'
import { tellHits } from './tellHits.ts'

type Plan = Effort & { only?: string[] | undefined; databases: readonly [small: string, large: string] }
type Counted = { titles: number; films: number; ids: string[]; rare: string[] }

const SEARCHERS = 16
const FILMS = 4000
const MOVIE = 'urn:resource:catalog:movie'

/** Films that are in both: a larger load begins with those of a smaller one. Such as publishing takes. */
const COUNTS = `
  SELECT (SELECT count(*) FROM document)::integer AS titles,
    (SELECT count(*) FROM side WHERE urn = $1 AND is_primary)::integer AS films,
    ARRAY(SELECT id::text FROM document WHERE urn = $1 AND state = 'live'
      AND coalesce(draft_st, 'draft') = 'draft' AND published_key IS NOT NULL ORDER BY id LIMIT $2) AS ids`

/**
 * What more titles make of our own server: one on each database, the same questions by turns, so that whatever else the
 * machine does meets both.
 */
export async function measureGrowth({ databases, only, ...effort }: Plan): Promise<void> {
  const [few, many] = await Promise.all([countsOf(databases[0]), countsOf(databases[1])])
  const films = few.ids.filter((id) => many.ids.includes(id))
  const folder = await mkdtemp(join(tmpdir(), 'marquee-growth-'))
  const running: Running[] = []
  try {
    const [small, large] = [
      await contender(databases[0], join(folder, 'small'), running),
      await contender(databases[1], join(folder, 'large'), running),
    ]
    const asRare = ({ url }: Side) => (url === small.side.url ? few : many).rare
    const works = worksOf({ films, total: few.films, searchClients: SEARCHERS, moreTerms: { 'as rare': asRare } })
    const chosen = works.filter(({ name }) => only?.some((word) => name.includes(word)) ?? true)
    const tell = () => onEach(databases, [TELL_PLANNER])
    const measured: Measured[] = []
    for (const writes of [false, true]) {
      await onEach(databases, ['VACUUM (ANALYZE)', 'CHECKPOINT'])
      for (const work of chosen.filter((one) => (one.writes ?? false) === writes))
        measured.push(await measureWork({ bare: small, ours: large }, work, effort, tell))
    }
    console.log(
      `\n${few.titles.toLocaleString('en')} to ${many.titles.toLocaleString('en')} titles, of them ` +
        `${few.films.toLocaleString('en')} to ${many.films.toLocaleString('en')} films: growth of our CPU a request`,
    )
    console.table(measured.map(rowOf))
    await tellHits([small.side, large.side], { ...TERMS, 'as rare': asRare })
  } finally {
    for (const one of running) await one.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function contender(url: string, dataDir: string, running: Running[]): Promise<Contender> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'empty', RATE_LIMITS: 'false', LOG_LEVEL: 'error' }
  const server = await startProcess(SERVER, env, '/api/health')
  running.push(server)
  const database = (await clusterClock(url)) ?? (() => 0)
  return signedIn({ side: { kind: 'ours', url: server.url }, clocks: { pid: server.pid, database } })
}

function rowOf({ work, bare: small, ours: large }: Measured) {
  const ratios = large.map((turn, round) => cpuOfTurn(turn) / cpuOfTurn(small[round] ?? turn))
  const ratio = median(ratios)
  const shown = (turns: Measured['ours']) => {
    const of = (read: (turn: (typeof turns)[number]) => number, digits: number) =>
      median(turns.map(read)).toFixed(digits)
    return `${of(({ server }) => server, 2)} + ${of(({ database }) => database, 2)} ms; ${of(({ p50 }) => p50, 1)} ms`
  }
  return {
    work: work.name,
    few: shown(small),
    many: shown(large),
    'CPU ratio': `${ratio.toFixed(2)}x (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`,
    aim: `${GROWTH_AIM}x`,
    verdict: verdict(ratio <= GROWTH_AIM),
  }
}

async function countsOf(url: string): Promise<Counted> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Omit<Counted, 'rare'>>(COUNTS, [MOVIE, FILMS])
    const counted = rows[0] ?? { titles: 0, films: 0, ids: [] }
    return { ...counted, rare: await equallyRare(client, MOVIE) }
  })
}

async function onEach(databases: readonly string[], statements: readonly string[]): Promise<void> {
  for (const url of databases)
    await withClient(url, async (client) => {
      for (const statement of statements) await client.query(statement)
    })
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
