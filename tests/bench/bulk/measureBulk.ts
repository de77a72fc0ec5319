import type { JobState } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'

/** A bulk change of so many titles: how long until the last is done, ms, and how lists fared meanwhile. */
type BulkFigures = {
  count: number
  ms: number
  refused: number
  listP95: number
  slowestList: number
  /** Lists that the server was too busy for. */
  turnedAway: number
}
type BareBulk = { count: number; ms: number }

type Reach = { url: string; token: string }

const BULK = '/api/bulkupdate/urn/resource/catalog/movie'
const LIST = '/api/content/urn/resource/catalog/movie?st=all'
/** Most that ours may take, as a multiple of one statement that does the same (design section 7). */
const BUDGET = 3
const PAUSE_MS = 100

export async function measureBareBulk(url: string, counts: readonly number[]): Promise<BareBulk[]> {
  const figures: BareBulk[] = []
  for (const count of counts) {
    const response = await fetch(`${url}/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count }),
    })
    figures.push({ count, ...((await response.json()) as { ms: number }) })
  }
  return figures
}

export async function measureOurBulk(reach: Reach, counts: readonly number[]): Promise<BulkFigures[]> {
  const figures: BulkFigures[] = []
  for (const count of counts) figures.push(await measureOne(reach, count))
  return figures
}

async function measureOne(reach: Reach, count: number): Promise<BulkFigures> {
  const keys = await idsOf(reach, count)
  const from = performance.now()
  const answer = await call<{ status_id: string }>(reach, 'PUT', BULK, { keys, set: { el_no: `bulk of ${count}` } })
  const lists: number[] = []
  let turnedAway = 0
  for (;;) {
    const state = await call<JobState>(reach, 'GET', `/api/bulkupdate/status/${answer.status_id}`)
    if (!isInFlight(state.status)) {
      lists.sort((a, b) => a - b)
      const listP95 = lists[Math.floor(lists.length * 0.95)] ?? 0
      const ms = performance.now() - from
      return { count: keys.length, ms, refused: state.failure, listP95, slowestList: lists.at(-1) ?? 0, turnedAway }
    }
    const asked = performance.now()
    const isAnswered = await call(reach, 'GET', LIST).then(
      () => true,
      () => false,
    )
    if (isAnswered) lists.push(performance.now() - asked)
    else turnedAway += 1
    await new Promise((go) => setTimeout(go, PAUSE_MS))
  }
}

async function idsOf(reach: Reach, count: number): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  while (ids.length < count) {
    const cursor = after ? `&after=${encodeURIComponent(after)}` : ''
    const response = await fetch(`${reach.url}${LIST}&pageSize=1000${cursor}`, {
      headers: { authorization: `Bearer ${reach.token}` },
    })
    const { header, data } = (await response.json()) as { header: { next?: string }; data: { id: string }[] }
    ids.push(...data.map(({ id }) => id))
    after = header.next
    if (!after) break
  }
  return ids.slice(0, count)
}

async function call<Data>({ url, token }: Reach, method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: Data }).data
}

export function printBulk(bare: readonly BareBulk[], ours: readonly BulkFigures[]): void {
  console.table(
    ours.map(({ count, ms, refused, listP95, slowestList, turnedAway }) => {
      const base = bare.find((one) => one.count === count)
      const ratio = base ? ms / base.ms : Number.NaN
      return {
        work: `bulk change of ${count.toLocaleString('en')}`,
        bare: base ? `${base.ms.toFixed(0)} ms` : '',
        ours: `${ms.toFixed(0)} ms`,
        ratio: `${ratio.toFixed(1)}x`,
        budget: `${BUDGET}x`,
        verdict: ratio <= BUDGET ? 'met' : 'NOT MET',
        refused,
        'lists meanwhile': `p95 ${listP95.toFixed(0)}, slowest ${slowestList.toFixed(0)} ms, ${turnedAway} turned away`,
      }
    }),
  )
}
