import type { JobState } from '#contract/values/jobs.ts'
import { errorRow } from '#contract/wire/errors.ts'
import type { RestartMode } from '../support/postgres.ts'
import { readFailureCodes, readFilms, readOutcomes, type FilmState } from './bulkState.ts'
import { judge } from './checker.ts'
import { readFinalState } from './finalState.ts'
import type { Operation } from './history.ts'
import { createJobClient, type JobClient } from './jobClient.ts'
import { openPlace, type Place } from './place.ts'
import { seededRandom } from './random.ts'
import { pause, type ServerProcess } from './serverProcess.ts'
import { createWriter, type Shelf } from './writer.ts'

export type RestartOptions = {
  restarts: number
  clients: number
  /** Titles of the bulk jobs that run meanwhile. */
  items: number
  seed: number
  tell?: (line: string) => void
}

export type RestartReport = {
  /** Restarts that the server outlived. */
  survived: number
  acknowledged: number
  /** Answers that said neither yes, no nor busy. */
  failed: number
  /** Bulk jobs that ran, and the titles that they changed. */
  jobs: number
  changed: number
  /** Acknowledged writes that are missing, and writes that happened more than once. */
  lost: number
  doubled: number
  /** Seconds from the database's first connection to the first write answered, after each restart. */
  back: number[]
  problems: string[]
}

/** Another type than the one that is written, so that each side is judged by itself. */
const BULK_TYPE = 'tvepisode'
const BULK = `/api/bulkupdate/urn/resource/catalog/${BULK_TYPE}`
const SETTLED = ['success', 'unchanged', 'failure']
/** Refusals that say nothing about the title. */
const OF_OURS = (['internal', 'unavailable', 'stale'] as const).map((code) => errorRow(code).number)
/** How long the load runs before the next restart, in ms. */
const SHORTEST = 50
const LONGEST = 1_000
/** A write that is not answered within this has hung. */
const HANGS_MS = 30_000

/**
 * Restarts PostgreSQL under saves and bulk jobs, in both ways by turns: the server outlives every restart, answers
 * again at once, loses and doubles no write, and each job changes each title once (reliability.md R33, F7).
 */
export async function runRestarts({ restarts, clients, items, seed, tell }: RestartOptions): Promise<RestartReport> {
  const place = await openPlace('postgres')
  const random = seededRandom(seed)
  const writing = startedLater()
  let server: ServerProcess | undefined
  try {
    await place.load(items, BULK_TYPE)
    const before = await place.read((db) => readFilms(db, BULK_TYPE))
    server = await place.startServer()
    const jobs = createJobClient()
    await jobs.moveTo(server.url)
    const writers = openWriters({ clients, random, url: server.url, jobs })
    writing.end = writers.start()
    const bulk = bulkJobs(jobs, seed)
    const back: number[] = []
    for (let nth = 1; nth <= restarts && server.isRunning(); nth++) {
      await bulk.keepOneRunning()
      await pause(SHORTEST + random() * (LONGEST - SHORTEST))
      const mode: RestartMode = nth % 2 === 0 ? 'immediate' : 'fast'
      await place.restartPostgres(mode)
      back.push(await writers.secondsUntilAnswered(server))
      tell?.(`restart ${nth} of ${restarts} (${mode}): a write was answered after ${back.at(-1)?.toFixed(2)} s`)
    }
    const survived = server.isRunning() ? back.length : back.length - 1
    if (!server.isRunning()) throw new Error(`the server ended at restart ${back.length} of ${restarts}`)
    const ended = await bulk.end()
    await writing.end()
    await server.stop()
    const judged = await judgeAll(place, writers.history, before, ended)
    return { survived, back, failed: writers.failed(), ...judged }
  } finally {
    await writing.end()
    await server?.kill()
    await place.clear()
  }
}

const startedLater = (): { end: () => Promise<void> } => ({ end: async () => undefined })

type WriterOptions = { clients: number; random: () => number; url: string; jobs: JobClient }

function openWriters({ clients, random, url, jobs }: WriterOptions) {
  const history: Operation[] = []
  const shelf: Shelf = []
  const over = new AbortController()
  let failed = 0
  let answeredAt = 0
  const onAnswer = (status: number) => {
    if (status >= 500 && status !== 503) failed += 1
    if (status < 300) answeredAt = performance.now()
  }
  const reach = () => ({ url, token: jobs.token() })
  const writers = Array.from({ length: clients }, (_, client) =>
    createWriter({ client, shelf, history, random, reach, onAnswer }),
  )
  return {
    history,
    failed: () => failed,
    /** Answers how to end it: every writer hears what became of its last write. */
    start: () => {
      const signal = over.signal
      const working = writers.map(async (writer) => {
        while (!signal.aborted && (await writer.write(AbortSignal.timeout(HANGS_MS))));
      })
      return async () => {
        over.abort()
        await Promise.all(working)
      }
    },
    secondsUntilAnswered: async (server: ServerProcess) => {
      const from = performance.now()
      while (answeredAt < from && server.isRunning() && performance.now() < from + HANGS_MS) await pause(5)
      return (performance.now() - from) / 1000
    },
  }
}

/** One job after the other, each over every title. */
function bulkJobs(jobs: JobClient, seed: number) {
  const ids: string[] = []
  return {
    keepOneRunning: async () => {
      const last = ids.at(-1)
      if (last !== undefined && (await jobs.isInFlight(last))) return
      const set = { el_no: `changed by ${seed} for the ${ids.length}. time` }
      ids.push(await jobs.ask('PUT', BULK, { flt: { filter: [], st: 'all' }, set }))
    },
    end: () => Promise.all(ids.map((id) => jobs.until(id))),
  }
}

async function judgeAll(
  place: Place,
  history: readonly Operation[],
  before: ReadonlyMap<string, FilmState>,
  ended: readonly JobState[],
): Promise<Omit<RestartReport, 'survived' | 'back' | 'failed'>> {
  const { problems } = judge(history, await place.read(readFinalState))
  const lost = problems.filter((problem) => problem.includes('acknowledged and is missing')).length
  const doubled = problems.filter((problem) => /happened \d+ times/.test(problem)).length
  const after = await place.read((db) => readFilms(db, BULK_TYPE))
  const changes = new Map<string, number>()
  for (const { id, count, success, failure } of ended) {
    const outcomes = await place.read((db) => readOutcomes(db, id))
    if (outcomes.size !== count || success + failure !== count)
      problems.push(`job ${id} of ${count}: ${outcomes.size} in the ledger, ${success} + ${failure} done`)
    for (const [title, outcome] of outcomes)
      if (outcome === 'success') changes.set(title, (changes.get(title) ?? 0) + 1)
    const unsettled = [...outcomes.values()].filter((outcome) => !SETTLED.includes(outcome)).length
    if (unsettled > 0) problems.push(`job ${id} left ${unsettled} titles`)
    // A generated title may be refused for what it says; none may be for the database.
    for (const code of await place.read((db) => readFailureCodes(db, id)))
      if (OF_OURS.includes(code)) problems.push(`job ${id} gave titles up with ${code}`)
  }
  for (const [title, { rev, audits }] of after) {
    const [was, times] = [before.get(title), changes.get(title) ?? 0]
    if (rev !== (was?.rev ?? 0) + times)
      problems.push(`${title}: revision ${was?.rev} became ${rev} by ${times} changes`)
    if (audits !== (was?.audits ?? 0) + times) problems.push(`${title}: ${audits} entries of audit by ${times} changes`)
  }
  const acknowledged = history.filter(({ outcome }) => outcome === 'ok').length
  const changed = [...changes.values()].reduce((sum, times) => sum + times, 0)
  return { acknowledged, lost, doubled, jobs: ended.length, changed, problems }
}
