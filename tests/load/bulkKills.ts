import type { JobState } from '#contract/values/jobs.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { readFilms, readOutcomes, type FilmState } from './bulkState.ts'
import { createJobClient, killAlong, type Listed } from './jobClient.ts'
import { openPlace, type Place } from './place.ts'
import { seededRandom } from './random.ts'
import type { ServerProcess } from './serverProcess.ts'

export type BulkKillOptions = {
  engine: TestEngine
  items: number
  kills: number
  seed: number
  tell?: (line: string) => void
}

export type BulkKillReport = Listed & {
  count: number
  success: number
  failure: number
  seconds: number
  problems: string[]
}

type Films = ReadonlyMap<string, FilmState>

const BULK = '/api/bulkupdate/urn/resource/catalog/movie'

/**
 * A bulk change of every film under kill -9, then its undo: each film is changed exactly once, the counts add up, lists
 * are answered meanwhile, and undone every film says what it said before (reliability.md R18).
 */
export async function runBulkKills({ engine, items, kills, seed, tell }: BulkKillOptions): Promise<BulkKillReport> {
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  let server: ServerProcess | undefined
  const client = createJobClient()
  const start = async () => {
    server = await place.startServer()
    await client.moveTo(server.url)
  }
  const kill = async () => server?.kill()
  try {
    await place.load(items)
    const before = await place.read(readFilms)
    await start()
    const started = Date.now()
    const job = await client.ask('PUT', BULK, { flt: { filter: [], st: 'all' }, set: { el_no: `changed by ${seed}` } })
    const endListing = client.keepListing()
    await killAlong({ client, job, kills, random, tell }, { kill, start })
    const ended = await client.until(job)
    const seconds = (Date.now() - started) / 1000
    const { lists, slowest } = await endListing()
    await server?.stop()
    const problems = await judgeBulk(place, job, ended, before)
    await start()
    const undo = await client.ask('POST', `/api/jobs/${job}/undo`)
    const undone = await client.until(undo)
    await server?.stop()
    problems.push(...judgeUndo(before, await place.read(readFilms), undone, ended.success))
    return { count: ended.count, success: ended.success, failure: ended.failure, lists, slowest, seconds, problems }
  } finally {
    await server?.kill()
    await place.clear()
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
