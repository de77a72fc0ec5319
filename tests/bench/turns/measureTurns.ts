import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sessionsClock } from '../cpu.ts'
import { takeTurn, type Turn } from '../measure.ts'
import { BARE, SERVER, startProcess, type Running } from '../processes.ts'
import { cpuOfTurn, median, signedIn, type Contender } from '../rounds.ts'
import { worksOf, type Work } from '../work/works.ts'

type Plan = { trees: readonly string[]; database: string; only?: string[] | undefined; rounds: number }
type Runner = Contender & { name: string }
type Taken = Runner & { turns: Turn[] }

const [FILMS, SEARCHERS] = [4000, 16]
/** Requests of a turn, and of the warm-up: the longest roads run by the interpreter for about a thousand. */
const [REQUESTS, WARM_UP] = [400, 1_500]
const LONGEST_MS = 20_000

/**
 * Builds of several states of this project and the bare server on one database, turn by turn: on a machine that others use
 * as well, this alone tells whether a change has gained anything. A tree is a folder in which `npm run build` has run.
 */
export async function measureTurns({ trees, database, only, rounds }: Plan): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-turns-'))
  const running: Running[] = []
  try {
    const clock = await sessionsClock(database)
    const env = { DATABASE_URL: database, SEED: 'empty', RATE_LIMITS: 'false', LOG_LEVEL: 'error' }
    const begin = async (args: readonly string[], probe: string, cwd: string) => {
      const DATA_DIR = join(folder, String(running.length))
      const one = await startProcess(args, { ...env, DATA_DIR }, probe, { cwd })
      running.push(one)
      return { url: one.url, clocks: { pid: one.pid, database: clock } }
    }
    const { url, clocks } = await begin(BARE, '/items', '.')
    const runners: Runner[] = [{ name: 'bare', side: { kind: 'bare', url }, clocks }]
    for (const tree of trees) {
      const ours = await begin(SERVER, '/api/health', resolve(tree))
      const contender = await signedIn({ side: { kind: 'ours', url: ours.url }, clocks: ours.clocks })
      runners.push({ name: tree, ...contender })
    }
    const answer = await fetch(`${url}/films?limit=${FILMS}`)
    const { ids: films, total } = (await answer.json()) as { ids: string[]; total: number }
    const works = worksOf({ films, total, searchClients: SEARCHERS })
    for (const work of works.filter(({ name }) => only?.some((word) => name.includes(word)) ?? true))
      tell(work, await takeAll(runners, work, rounds))
  } finally {
    for (const one of running) await one.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeAll(runners: readonly Runner[], work: Work, rounds: number): Promise<Taken[]> {
  const all = runners.map((runner) => {
    const ask = work.on(runner.side)
    let next = 0
    const take = async (requests: number) => {
      const limits = { requests, clients: work.clients, longestMs: LONGEST_MS }
      const turn = await takeTurn(runner.clocks, ask, limits, next)
      next += requests
      return turn
    }
    return { ...runner, turns: [] as Turn[], take }
  })
  for (const one of all) {
    await one.renew?.()
    await one.take(WARM_UP)
  }
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 ? all.toReversed() : all) one.turns.push(await one.take(REQUESTS))
  return all
}

/** Medians, and the ratio to the bare server's turn of the same round with its quartiles. */
function tell(work: Work, taken: readonly Taken[]): void {
  const bare = taken[0]?.turns ?? []
  console.log(`\n${work.name}`)
  console.table(
    taken.map(({ name, turns }) => {
      const ratios = turns.map((turn, round) => cpuOfTurn(turn) / cpuOfTurn(bare[round] ?? turn))
      const sorted = ratios.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2)
      const of = (read: (turn: Turn) => number) => median(turns.map(read)).toFixed(3)
      return {
        build: name,
        'server + database': `${of(({ server }) => server)} + ${of(({ database }) => database)} ms`,
        'turned away': turns.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
        'of the bare': `${at(1 / 2)}x (${at(1 / 4)}-${at(3 / 4)})`,
      }
    }),
  )
}
