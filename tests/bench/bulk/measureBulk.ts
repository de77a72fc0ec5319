import type { JobState } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { BULK_AIM, verdict } from '../aims.ts'
import { cpuOf } from '../cpu.ts'
import type { Contender, Pair } from '../rounds.ts'
import { median } from '../rounds.ts'
import { call, type Side } from '../work/call.ts'

/** A bulk change of so many titles: how long until the last is done, and the CPU of server and database, ms. */
type Cost = { ms: number; cpu: number }
/** How lists fared meanwhile, and what was refused. */
type Ours = Cost & { refused: number; lists: number[]; turnedAway: number }
type BulkFigures = { count: number; bare: Cost[]; ours: Ours[] }

const BULK = '/api/bulkupdate/urn/resource/catalog/movie'
const LIST = '/api/content/urn/resource/catalog/movie?st=all'
const PAUSE_MS = 100
/** Up to so many titles a change is made three times. */
const SHORT = 10_000
const TIMES = 3

/** The same change on both sides, by turns. */
export async function measureBulk(
  { bare, ours }: Pair,
  counts: readonly number[],
  settle: () => Promise<void>,
): Promise<BulkFigures[]> {
  const figures: BulkFigures[] = []
  for (const count of counts) {
    const one: BulkFigures = { count, bare: [], ours: [] }
    for (let nth = 0; nth < (count > SHORT ? 1 : TIMES); nth++) {
      process.stderr.write(`bulk change of ${count}\n`)
      await call(bare.side, '/bulk/ready', { method: 'POST', body: {} })
      await settle()
      one.bare.push(await changeBare(bare, count, `bulk ${nth}`))
      one.ours.push(await changeOurs(ours, count, `bulk ${nth} of ${count}`))
    }
    figures.push(one)
  }
  return figures
}

async function changeBare(bare: Contender, count: number, value: string): Promise<Cost> {
  const stop = watch(bare)
  await call(bare.side, '/bulk', { method: 'POST', body: { count, value } })
  return stop()
}

async function changeOurs(ours: Contender, count: number, value: string): Promise<Ours> {
  const keys = await idsOf(ours.side, count)
  const stop = watch(ours)
  const answer = await call(ours.side, BULK, { method: 'PUT', body: { keys, set: { el_no: value } } })
  const { status_id: job } = dataOf<{ status_id: string }>(answer)
  const lists: number[] = []
  let turnedAway = 0
  for (;;) {
    const state = dataOf<JobState>(await call(ours.side, `/api/bulkupdate/status/${job}`))
    if (!isInFlight(state.status)) return { ...stop(), refused: state.failure, lists, turnedAway }
    const asked = performance.now()
    if ((await call(ours.side, LIST)).data) lists.push(performance.now() - asked)
    else turnedAway += 1
    await new Promise((go) => setTimeout(go, PAUSE_MS))
  }
}

function watch({ clocks }: Contender): () => Cost {
  const cpu = () => cpuOf(clocks.pid) + clocks.database()
  const [from, used] = [performance.now(), cpu()]
  return () => ({ ms: performance.now() - from, cpu: cpu() - used })
}

async function idsOf(ours: Side, count: number): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  do {
    const cursor = after ? `&after=${encodeURIComponent(after)}` : ''
    const { data } = await call(ours, `${LIST}&pageSize=1000${cursor}`)
    const page = data as { header: { next?: string }; data: { id: string }[] }
    ids.push(...page.data.map(({ id }) => id))
    after = page.header.next
  } while (after && ids.length < count)
  return ids.slice(0, count)
}

function dataOf<Data>({ data }: { data: unknown }): Data {
  return (data as { data: Data }).data
}

export function printBulk(figures: readonly BulkFigures[]): void {
  console.table(
    figures.map(({ count, bare, ours }) => {
      const ratio = (key: keyof Cost) => median(ours.map((one) => one[key])) / median(bare.map((one) => one[key]))
      const lists = ours.flatMap((one) => one.lists).toSorted((a, b) => a - b)
      const sum = (key: 'refused' | 'turnedAway') => ours.reduce((all, one) => all + one[key], 0)
      return {
        work: `bulk change of ${count.toLocaleString('en')}`,
        bare: shown(bare),
        ours: shown(ours),
        'CPU ratio': `${ratio('cpu').toFixed(1)}x`,
        'time ratio': `${ratio('ms').toFixed(1)}x`,
        aim: `${BULK_AIM}x`,
        verdict: verdict(Math.max(ratio('ms'), ratio('cpu')) <= BULK_AIM),
        refused: sum('refused'),
        'lists meanwhile': `p95 ${at(lists, 0.95)}, slowest ${at(lists, 1)} ms, ${sum('turnedAway')} turned away`,
      }
    }),
  )
}

/** Each time, since the same work has been seen to take five times as long. */
const shown = (costs: readonly Cost[]) =>
  costs.map(({ ms, cpu }) => `${ms.toFixed(0)} (${cpu.toFixed(0)} CPU)`).join(', ')

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
