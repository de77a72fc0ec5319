import { signInAs } from '../support/signIn.ts'
import { verdict } from './aims.ts'
import { takeTurn, type Clocks, type Limits, type Turn } from './measure.ts'
import type { Side } from './work/call.ts'
import { FIRST_PAGE, type Work } from './work/works.ts'

/** A server that runs, and what it is measured by. `renew` signs in anew: a token outlives no long run. */
export type Contender = { side: Side; clocks: Clocks; renew?: () => Promise<void> }
/** Ours beside the baseline, the bare one first. */
export type Pair = { bare: Contender; ours: Contender }
/** Turns of a piece of work, one a round. */
export type Measured = { work: Work; bare: Turn[]; ours: Turn[] }

export type Effort = { rounds: number; requests: number; longestMs: number }

/** Requests of the turns that come first and are not counted, beside the others. */
const WARM_UP = 1 / 5
/**
 * The same of writes, whose road is the longest, and of the first reads: a server that has been up for a second runs its
 * code by the interpreter. Short of that a request costs up to three times what it costs from then on, and each run
 * tells another figure.
 */
const WARM_LONG = { requests: 1_500, longestMs: 10_000 }

/** One of ours, asked as the demo's super user. */
export async function signedIn(contender: Contender): Promise<Contender> {
  const { side } = contender
  const renew = async () => {
    side.token = (await signInAs(side.url, 'super')).apiToken
  }
  await renew()
  return { ...contender, renew }
}

/**
 * Does a piece of work on both sides, turn by turn; who begins changes from round to round. `tell` is done in the middle
 * of warming up for writes, which fill tables that were empty.
 */
export async function measureWork(
  { bare, ours }: Pair,
  work: Work,
  effort: Effort,
  tell: () => Promise<void>,
): Promise<Measured> {
  process.stderr.write(`${work.name}\n`)
  await bare.renew?.()
  await ours.renew?.()
  const limits: Limits = {
    clients: work.clients,
    requests: Math.ceil(effort.requests / effort.rounds),
    longestMs: effort.longestMs,
  }
  const [theirs, mine] = [turns(bare, work), turns(ours, work)]
  const short = { ...limits, requests: limits.requests * WARM_UP, longestMs: limits.longestMs * WARM_UP }
  const first = work.isCold ? { ...limits, ...WARM_LONG } : short
  await theirs(first)
  await mine(first)
  if (work.writes) {
    await tell()
    await theirs(short)
    await mine(short)
  }
  const measured: Measured = { work, bare: [], ours: [] }
  for (let round = 0; round < effort.rounds; round++) {
    const both = [
      async () => void measured.bare.push(await theirs(limits)),
      async () => void measured.ours.push(await mine(limits)),
    ]
    for (const turn of round % 2 ? both.reverse() : both) await turn()
  }
  return measured
}

/** Turns of one side, each with requests of its own. */
function turns({ side, clocks }: Contender, work: Work): (limits: Limits) => Promise<Turn> {
  const ask = work.on(side)
  let next = 0
  return async (limits) => {
    const turn = await takeTurn(clocks, ask, limits, next)
    next += limits.requests
    return turn
  }
}

/** CPU of a request, of the server and of the database together, ms. */
export const cpuOfTurn = ({ server, database }: Turn): number => server + database

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** No ratio is taken of less: a turn that seems to have cost nothing would make it endless. */
const LEAST_MS = 0.01

/** Lines of the table, each beside its aim. */
export function rowsOf(measured: readonly Measured[]) {
  const page = measured.find(({ work }) => work.name === FIRST_PAGE)
  return measured.map(({ work, bare, ours }) => {
    const base = work.aim.of === 'page 1' ? page?.ours : bare
    const ratios = ours.map((turn, round) => cpuOfTurn(turn) / Math.max(LEAST_MS, cpuOfTurn(base?.[round] ?? turn)))
    const turnedAway = ours.reduce((sum, turn) => sum + turn.turnedAway, 0)
    const ratio = median(ratios)
    return {
      work: work.name,
      bare: shown(bare),
      ours: shown(ours),
      'CPU ratio': `${ratio.toFixed(2)}x (${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)})`,
      'p50 ratio': `${(median(ours.map(p50)) / median(bare.map(p50))).toFixed(2)}x`,
      aim: `${work.aim.ratio}x${work.aim.of === 'page 1' ? ' of page 1' : ''}`,
      verdict: turnedAway > 0 ? `NOT MET, ${turnedAway} turned away` : verdict(ratio <= work.aim.ratio),
    }
  })
}

const p50 = (turn: Turn) => turn.p50

/** CPU of the server and of the database, median and 95th percentile of a request, and how many there were. */
function shown(turns: readonly Turn[]): string {
  const of = (read: (turn: Turn) => number, digits: number) => median(turns.map(read)).toFixed(digits)
  const requests = turns.reduce((sum, turn) => sum + turn.requests, 0)
  const cpu = `${of(({ server }) => server, 2)} + ${of(({ database }) => database, 2)} ms`
  return `${cpu}; ${of(p50, 1)}, ${of(({ p95 }) => p95, 1)} ms; ${requests}`
}
