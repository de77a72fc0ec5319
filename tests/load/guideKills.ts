import type { JobState } from '#contract/values/jobs.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { firstGuide, secondGuide, type GuideFile } from './guideFile.ts'
import { readAirings, readChanges, readChannels, readIngestions, type AiringState } from './guideState.ts'
import { createJobClient, killAlong, type Listed } from './jobClient.ts'
import { openPlace, type Place } from './place.ts'
import { seededRandom } from './random.ts'
import { servePlace } from './servedPlace.ts'
import { pause } from './serverProcess.ts'

export type GuideKillOptions = {
  engine: TestEngine
  programmes: number
  /** Of the server, spread over two feeds and the undo of the second. */
  kills: number
  seed: number
  tell?: (line: string) => void
}

export type GuideKillReport = Listed & { kills: number; written: number; undone: number; problems: string[] }

const CHANNELS = 12
const INGEST = '/api/epg/ingestion/file'
/** Within this the first kill falls: while the feed is sent, read or staged. */
const STAGING_MS = 400

/**
 * Feeds taken in under kill -9, then the second one taken back: each programme stands once, was written once, and the
 * ledger says so; undone, the guide is that of the first feed, what feeds have said included.
 */
export async function runGuideKills(options: GuideKillOptions): Promise<GuideKillReport> {
  const { engine, programmes, kills, seed, tell } = options
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  const client = createJobClient()
  const { url, start, kill, look, clear } = servePlace(place, client)
  const [inFirst, inSecond] = [Math.ceil(kills * 0.45), Math.floor(kills * 0.35)]
  /** One kill while the feed comes in, the others while it is written. */
  const takeIn = async ({ text }: GuideFile, times: number): Promise<[string, JobState]> => {
    const known = (await look<string[]>(readIngestions)).length
    await start()
    const headers = { authorization: `Bearer ${client.token()}` }
    const sent = fetch(`${url()}${INGEST}`, { method: 'POST', headers, body: formOf(text) }).catch(() => undefined)
    await pause(random() * STAGING_MS)
    await kill()
    await sent
    const jobs = await look<string[]>(readIngestions)
    await start()
    const job = jobs.length > known ? (jobs[0] ?? '') : await client.ask('POST', INGEST, formOf(text))
    tell?.(`one kill while the feed comes in: it ${jobs.length > known ? 'was' : 'was not'} taken in`)
    await client.until(job, () => true)
    await kill()
    tell?.('one kill while the feed is held against the guide')
    await start()
    await client.until(job, ({ count }) => count > 0)
    await killAlong({ client, job, kills: times - 2, random, tell }, { kill, start })
    return [job, await client.until(job)]
  }
  try {
    await place.load(CHANNELS, 'channel')
    const shape = { channels: await place.read(readChannels), programmes }
    const [one, two] = [firstGuide(shape), secondGuide(shape)]
    const [firstJob, first] = await takeIn(one, inFirst)
    const stood = await look<AiringState[]>(readAirings)
    const problems = [...judgeGuide(one, stood), ...(await judgeLedger(place, firstJob, first, { new: programmes }))]
    for (const { told, rev, audits } of stood)
      if (rev !== 1 || audits !== 1) problems.push(`${told}: written ${rev} times, ${audits} entries of audit`)

    await start()
    const endListing = client.keepListing()
    const [job, second] = await takeIn(two, inSecond)
    const listed = await endListing()
    const stands = await look<AiringState[]>(readAirings)
    problems.push(...judgeGuide(two, stands), ...(await judgeLedger(place, job, second, tallyOf(one, two))))
    const before = new Map(stood.map((airing) => [airing.id, airing]))
    for (const { id, told, rev } of stands) {
      const was = before.get(id)
      const wanted = !was || was.told === told ? 1 : 2
      if (rev !== wanted) problems.push(`${told}: written ${rev} times instead of ${wanted}`)
    }

    await start()
    const undo = await client.ask('POST', `/api/jobs/${job}/undo`)
    await killAlong({ client, job: undo, kills: kills - inFirst - inSecond, random, tell }, { kill, start })
    const undone = await client.until(undo)
    const again = await look<AiringState[]>(readAirings)
    problems.push(...judgeGuide(one, again))
    if (undone.success !== second.success) problems.push(`${undone.success} of ${second.success} were undone`)
    return { kills, written: first.success + second.success, undone: undone.success, ...listed, problems }
  } finally {
    await clear()
  }
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.set('feed', 'kills')
  form.set('file', new Blob([text], { type: 'application/xml' }), 'guide.xml')
  return form
}

/** Each programme stands once, as the feed has it, and so says its source. */
function judgeGuide({ programmes }: GuideFile, airings: readonly AiringState[]): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  for (const { told, source } of airings) {
    if (seen.has(told)) problems.push(`${told} is there twice`)
    seen.add(told)
    if (!programmes.has(told)) problems.push(`${told} is of no feed`)
    if (source === null || !told.endsWith(source)) problems.push(`${told}: the feed is said to have said ${source}`)
  }
  for (const told of programmes) if (!seen.has(told)) problems.push(`${told} is missing`)
  return problems
}

type Tally = Readonly<Record<string, number>>

/** Programmes by channel and start: new ones, those that vanish, and those with another title. */
function tallyOf({ programmes: before }: GuideFile, { programmes: after }: GuideFile): Tally {
  const placeOf = (told: string) => told.split(' ').slice(0, 2).join(' ')
  const [was, is] = [before, after].map((all) => new Map([...all].map((told) => [placeOf(told), told])))
  const places = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
  const many = (isIt: (old: string | undefined, now: string | undefined) => boolean) =>
    places.filter((place) => isIt(was?.get(place), is?.get(place))).length
  return {
    new: many((old) => old === undefined),
    vanished: many((_, now) => now === undefined),
    changed: many((old, now) => old !== undefined && now !== undefined && old !== now),
  }
}

async function judgeLedger(place: Place, job: string, ended: JobState, tally: Tally): Promise<string[]> {
  const rows = await place.read((db) => readChanges(db, job))
  const wanted = Object.values(tally).reduce((sum, many) => sum + many, 0)
  const problems: string[] = []
  const { count, success, failure } = ended
  if (count !== wanted || success !== wanted || failure !== 0)
    problems.push(`${success} and ${failure} of ${count} instead of ${wanted}`)
  if (rows.length !== wanted) problems.push(`${rows.length} items in the ledger instead of ${wanted}`)
  const failed = rows.filter(({ outcome }) => outcome !== 'success')
  if (failed.length > 0) problems.push(`${failed.length} items are ${failed[0]?.outcome}`)
  for (const [kind, many] of Object.entries(tally)) {
    const there = rows.filter((row) => row.kind === kind).length
    if (there !== many) problems.push(`${there} changes are '${kind}' instead of ${many}`)
  }
  return problems
}
