import type { JobState } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { readFilms, readOutcomes, type FilmState } from './bulkState.ts'
import { openPlace, type Place } from './place.ts'
import { seededRandom } from './random.ts'
import { pause, type ServerProcess } from './serverProcess.ts'

export type BulkKillWish = {
  engine: TestEngine
  items: number
  kills: number
  seed: number
  tell?: (line: string) => void
}

export type BulkKillReport = {
  count: number
  success: number
  failure: number
  /** Lists that were answered while the job ran, and the slowest of them in ms. */
  lists: number
  slowest: number
  seconds: number
  problems: string[]
}

type Reach = { url: string; token: string }
type Films = ReadonlyMap<string, FilmState>

const LOOK_MS = 100
const LISTS = '/api/content/urn/resource/catalog/movie'
const BULK = '/api/bulkupdate/urn/resource/catalog/movie'
/** A token lives five minutes. */
const TOKEN_MS = 200_000

/**
 * A bulk change of every film under kill -9, then its undo: each film is changed exactly once, the counts add up, lists
 * are answered meanwhile, and undone every film says what it said before (reliability.md R18).
 */
export async function runBulkKills({ engine, items, kills, seed, tell }: BulkKillWish): Promise<BulkKillReport> {
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  let server: ServerProcess | undefined
  const reach = { url: '', token: '', since: 0 }
  const start = async () => {
    server = await place.startServer()
    reach.url = server.url
    if (Date.now() - reach.since > TOKEN_MS)
      Object.assign(reach, { token: (await signInAs(server.url, 'super')).apiToken, since: Date.now() })
  }
  try {
    await place.load(items)
    const before = await place.read(readFilms)
    await start()
    const started = Date.now()
    const job = await ask(reach, 'PUT', BULK, { flt: { filter: [], st: 'all' }, set: { el_no: `changed by ${seed}` } })
    const lister = keepListing(reach)
    for (let kill = 1; kill <= kills; kill++) {
      const at = (kill - 1 + random()) / (kills + 1)
      const state = await until(reach, job, ({ count, success, failure }) => success + failure >= count * at)
      await server?.kill()
      tell?.(`kill ${kill} of ${kills}: ${state.success + state.failure} of ${state.count} done`)
      await start()
    }
    const ended = await until(reach, job, () => false)
    const seconds = (Date.now() - started) / 1000
    const { lists, slowest } = await lister()
    await server?.stop()
    const problems = await judgeBulk(place, job, ended, before)
    await start()
    const undo = await ask(reach, 'POST', `/api/jobs/${job}/undo`)
    const undone = await until(reach, undo, () => false)
    await server?.stop()
    problems.push(...judgeUndo(before, await place.read(readFilms), undone, ended.success))
    return { count: ended.count, success: ended.success, failure: ended.failure, lists, slowest, seconds, problems }
  } finally {
    await server?.kill()
    await place.clear()
  }
}

async function send(reach: Reach, method: string, path: string, body?: object): Promise<Response> {
  return fetch(reach.url + path, {
    method,
    headers: {
      authorization: `Bearer ${reach.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  })
}

/** Starts a job and answers its id. */
async function ask(reach: Reach, method: string, path: string, body?: object): Promise<string> {
  const response = await send(reach, method, path, body)
  const text = await response.text()
  if (response.status !== 202) throw new Error(`${method} ${path} answered ${response.status} ${text.slice(0, 400)}`)
  return (JSON.parse(text) as { data: { status_id: string } }).data.status_id
}

/** How the job stands once it is as wanted, or has ended. */
async function until(reach: Reach, job: string, isEnough: (state: JobState) => boolean): Promise<JobState> {
  for (;;) {
    const response = await send(reach, 'GET', `/api/bulkupdate/status/${job}`)
    const { data } = (await response.json()) as { data: JobState }
    if (!isInFlight(data.status) || isEnough(data)) return data
    await pause(LOOK_MS)
  }
}

/** Lists films all the while; a list that meets a killed server is sent again. */
function keepListing(reach: Reach): () => Promise<{ lists: number; slowest: number }> {
  let isOver = false
  const seen = { lists: 0, slowest: 0 }
  const work = async () => {
    while (!isOver) {
      const from = performance.now()
      const isAnswered = await send(reach, 'GET', `${LISTS}?st=all`).then(
        (response) => response.ok && response.text().then(() => true),
        () => false,
      )
      if (isAnswered) seen.lists += 1
      if (isAnswered) seen.slowest = Math.max(seen.slowest, performance.now() - from)
      await pause(LOOK_MS)
    }
  }
  const working = work()
  return async () => {
    isOver = true
    await working
    return seen
  }
}

async function judgeBulk(place: Place, job: string, ended: JobState, before: Films): Promise<string[]> {
  const problems: string[] = []
  const after = await place.read(readFilms)
  const outcomes = await place.read((db) => readOutcomes(db, job))
  const { count, success, failure } = ended
  const many = (...words: string[]) => [...outcomes.values()].filter((outcome) => words.includes(outcome)).length
  if (outcomes.size !== count) problems.push(`${outcomes.size} titles in the ledger of a job of ${count}`)
  if (success + failure !== count) problems.push(`${success} + ${failure} is not ${count}`)
  if (many('success', 'unchanged') !== success) problems.push(`the ledger has ${many('success')} of ${success}`)
  if (many('failure') !== failure) problems.push(`the ledger has ${many('failure')} of ${failure} failures`)
  for (const [id, { rev, audits }] of after) {
    const was = before.get(id)
    const times = outcomes.get(id) === 'success' ? 1 : 0
    if (rev !== (was?.rev ?? 0) + times) problems.push(`${id}: revision ${was?.rev} became ${rev}`)
    if (audits !== (was?.audits ?? 0) + times) problems.push(`${id}: ${audits - (was?.audits ?? 0)} entries of audit`)
  }
  return problems
}

function judgeUndo(before: Films, after: Films, undone: JobState, wanted: number): string[] {
  const problems = undone.success === wanted ? [] : [`${undone.success} of ${wanted} were undone`]
  for (const [id, { texts }] of before)
    if (after.get(id)?.texts !== texts) problems.push(`${id}: ${texts} came back as ${after.get(id)?.texts}`)
  return problems
}
