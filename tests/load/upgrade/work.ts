import { isDeepStrictEqual } from 'node:util'
import { isInFlight, type JobState } from '#contract/values/jobs.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { movieSample } from '#server/types/movie/movieSample.ts'
import { aType } from '../../support/aType.ts'
import type { Reply, Sent, World } from '../retryWorld.ts'
import { pause } from '../serverProcess.ts'
import { compareRefusals, readBarred, type Barred, type Refused } from './refusals.ts'

/** What people did with the old version, to be found again with the new one. */
type Work = {
  /** Calls with the answer that they had, to be sent again under their key. */
  answered: { key: string; sent: Sent; reply: Reply }[]
  lock: { id: string; number: number }
  /** Films that a job was changing when the server stopped. */
  job: { id: string; films: Set<string>; barred: Barred }
  timed: string
}

const MOVIES = '/api/content/urn/resource/catalog/movie'
const PRODUCT = 'rimba-my'
const FILMS = 20
const JOB_FILMS = 1_000
/** Due while no server runs. */
const TIMED_MS = 3_000
const TAB = { 'x-tab-id': 'tab-of-super' }

/** Makes films, saves, publishes, locks, parks, times, adds a view and a type; answers when a job is half done. */
export async function workWithOld(world: World): Promise<Work> {
  const answered: Work['answered'] = []
  const keyed = async (name: string, sent: Sent): Promise<Record<string, unknown>> => {
    const key = `upgrade-${name}`
    const reply = await world.send(sent, key)
    if (reply.status >= 300) throw new Error(`${name} was answered ${reply.status} ${reply.text.slice(0, 300)}`)
    answered.push({ key, sent, reply })
    return reply.data as Record<string, unknown>
  }
  const films: string[] = []
  for (let nth = 0; nth < FILMS; nth++) films.push(await makeFilm(keyed, nth))
  const [first = '', second = '', third = ''] = films
  const { number } = await world.ok({
    who: 'super',
    method: 'POST',
    path: '/api/user/lock/acquire',
    body: target(first),
    headers: TAB,
  })
  const parked = {
    doc: second,
    urn: catalogUrn('movie'),
    rev: 1,
    payload: { pn: 'parked' },
    base: {},
    reason: 'conflict',
  }
  await keyed('parked', { who: 'super', method: 'POST', path: '/api/user/draft/save', body: parked })
  const view = { n: 'Before the upgrade', t: 'view', payload: { filter: [] } }
  await keyed('view', { who: 'super', method: 'POST', path: '/api/user/setting/create', body: view })
  await keyed('type', { who: 'super', method: 'POST', path: '/api/schema/urn/resource/catalog', body: ownType() })
  const job = await startJob(world, [first, second, third])
  const publishAt = new Date(Date.now() + TIMED_MS).toISOString()
  await world.ok({ who: 'super', method: 'PUT', path: `${MOVIES}/${third}/timing`, body: { publishAt } })
  return { answered, lock: { id: first, number: Number(number) }, job, timed: third }
}

const target = (id: string) => ({ id, urn: catalogUrn('movie') })

async function makeFilm(
  keyed: (name: string, sent: Sent) => Promise<Record<string, unknown>>,
  nth: number,
): Promise<string> {
  const st = nth % 4 === 3 ? 'published' : 'draft'
  const body = { ...movieSample, prd: [PRODUCT], lon: [{ lang: 'en', n: `Upgrade ${nth}` }], ex_id: undefined, st }
  const { id, rev } = await keyed(`create-${nth}`, {
    who: 'super',
    method: 'POST',
    path: `${MOVIES}?prd=${PRODUCT}`,
    body,
  })
  if (nth % 2 === 0 && nth > 2)
    await keyed(`save-${nth}`, {
      who: 'super',
      method: 'PUT',
      path: `${MOVIES}/${String(id)}?prd=${PRODUCT}`,
      body: { ...body, pn: `saved ${nth}` },
      headers: { 'if-match': `"${String(rev)}"` },
    })
  return String(id)
}

/** A type without the words that schemas have learned since. */
export function ownType(type = 'upgrade_film'): object {
  const document = aType({ type })
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'x-after' ? undefined : value)),
  ) as object
}

/** A change of many films, under way. */
async function startJob(world: World, apart: readonly string[]): Promise<Work['job']> {
  const list = `${MOVIES}?prd=${PRODUCT}`
  const path = `${list}&pageSize=${JOB_FILMS}&sortBy=created&sortOrder=asc`
  const { data } = await world.send({ who: 'super', method: 'GET', path })
  const films = new Set((data as { id: string }[]).map(({ id }) => id).filter((id) => !apart.includes(id)))
  const barred = new Map([...(await readBarred(world, list))].filter(([id]) => films.has(id)))
  const body = { keys: [...films.keys()], set: { pn: 'changed over the upgrade' } }
  const { status_id } = await world.ok({
    who: 'super',
    method: 'PUT',
    path: '/api/bulkupdate/urn/resource/catalog/movie',
    body,
  })
  const id = String(status_id)
  for (;;) {
    const { data } = await world.send({ who: 'super', method: 'GET', path: `/api/bulkupdate/status/${id}` })
    const state = data as JobState | null
    if (state && (state.success > 0 || !isInFlight(state.status))) return { id, films, barred }
    await pause(20)
  }
}

/** Looks for all of it with the new version; answers what is otherwise. */
export async function findAgain(
  world: World,
  work: Work,
): Promise<{ retried: number; changed: number; refused: Refused; problems: string[] }> {
  const problems: string[] = []
  for (const { key, sent, reply } of work.answered) {
    const again = await world.send(sent, key)
    if (again.status !== reply.status || !isDeepStrictEqual(idOf(again), idOf(reply)))
      problems.push(`${key} was answered ${again.status} ${again.text.slice(0, 200)} the second time`)
  }
  problems.push(...(await findLock(world, work)))
  const state = await world.ended('super', work.job.id)
  if (state.success + state.failure !== work.job.films.size)
    problems.push(`the job came to ${state.success + state.failure} of ${work.job.films.size} films (${state.status})`)
  const published = await world.send({ who: 'super', method: 'GET', path: `${MOVIES}/${work.timed}?st=published` })
  if (published.status !== 200) problems.push(`the timed film is not published: ${published.status}`)
  const { refused, problems: otherwise } = await compareRefusals(world, work.job.id, work.job.barred)
  return { retried: work.answered.length, changed: state.success, refused, problems: [...problems, ...otherwise] }
}

const idOf = ({ data }: Reply) => {
  const { id, rev } = (data ?? {}) as { id?: unknown; rev?: unknown }
  return [id, rev]
}

/** The editor goes on under the lock that was taken before. */
async function findLock(world: World, { lock: { id, number } }: Work): Promise<string[]> {
  const body = { ...target(id), number }
  const beat = await world.send({ who: 'super', method: 'POST', path: '/api/user/lock/update', body, headers: TAB })
  return beat.status === 200 ? [] : [`the lock is not held on: ${beat.status} ${beat.text.slice(0, 200)}`]
}
