import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { LockState } from '#contract/schemas/lock.ts'
import { IDEMPOTENCY_HEADER, LOCK_NUMBER_HEADER, TAB_HEADER } from '#contract/values/wire.ts'
import { MOVIES } from '../support/storedMovie.ts'
import type { Person, TestServer } from '../support/startServer.ts'
import type { Work } from './bounds.ts'

const URN = 'urn:resource:catalog:movie'
/** Many titles have each; another one each time, since what is known of a term is remembered for a moment. */
const TERMS = ['sto', 'nig', 'moo', 'riv', 'dea', 'lif', 'lov', 'man', 'har', 'mon']
const COUNTED = ['sea', 'dan', 'fir', 'wor', 'hou', 'bro', 'gir', 'day', 'wom', 'cit']
const PHRASES = [
  ...['komedi terbitan', 'drama terbitan', 'filem jenayah', 'look back', 'fantasy film', 'every minute'],
  ...['animated film', 'more than', 'the price', 'science fiction'],
]
const HEADERS = { [TAB_HEADER]: 'costs' }

/** Each piece of work as the console asks for it: the `n`th time of a title of its own, and of the term of its turn. */
export type Asks = Record<Work, (n: number, turn: number) => Promise<void>>

/** A film that is open in a form: its lock, its revision, what it says. */
type Open = { id: string; number: number; rev: number; record: object }

/** Films to be read, to be saved and to be published, and such as are published and get a draft. */
export type Films = Record<'read' | 'saved' | 'published' | 'opened', readonly string[]>

/**
 * Opens beforehand what will be saved, so that what is counted is the save alone; what gets a draft with the first of
 * these, which is not counted: lists look at each lock.
 */
export async function asksOf(server: TestServer, editor: Person, films: Films, pages: number): Promise<Asks> {
  const saved = await openAll(editor, films.saved)
  const published = await openAll(editor, films.published)
  let opened: Promise<Open[]> | undefined
  const ask = async (url: string, payload?: object) =>
    void answered(await editor.send(payload ? { method: 'POST', url, payload } : { method: 'GET', url }))
  const lookup = (query: object) => ask('/api/content/lookup', { cty: ['movie'], st: 'all', ...query })
  const save = async (film: Open | undefined, st: string) => {
    if (!film) throw new Error('there are not enough films')
    await told(server, film.id, () => saveFilm(editor, film, st))
  }
  return {
    save: (n) => save(saved[n], 'draft'),
    openDraft: async (n) => save((await (opened ??= openAll(editor, films.opened)))[n], 'draft'),
    publish: (n) => save(published[n], 'published'),
    get: (n) => ask(`${MOVIES}/${films.read[n]}`),
    list: () => ask(`${MOVIES}?st=all`),
    deepList: () => lookup({ pageNumber: pages }),
    titleSearch: (_, turn) => lookup({ filter: [{ field: 'term', term: TERMS[turn] }] }),
    hits: (_, turn) => ask(`/api/content/search?st=all&term=${TERMS[turn]}`),
    facets: (_, turn) => ask(`/api/content/search/facets?st=all&term=${COUNTED[turn]}`),
    phraseFacets: (_, turn) => ask(`/api/content/search/facets?st=all&term=${encodeURIComponent(PHRASES[turn] ?? '')}`),
  }
}

async function openAll(editor: Person, ids: readonly string[]): Promise<Open[]> {
  const open: Open[] = []
  for (const id of ids) open.push(await openFilm(editor, id))
  return open
}

async function openFilm(editor: Person, id: string): Promise<Open> {
  const lock = await editor.send({
    method: 'POST',
    url: '/api/user/lock/acquire',
    payload: { id, urn: URN },
    headers: HEADERS,
  })
  const { number } = answered(lock).json<{ data: LockState }>().data
  const answer = answered(await editor.send({ url: `${MOVIES}/${id}` }))
  return {
    id,
    number,
    rev: Number(/\d+/.exec(String(answer.headers.etag))?.[0]),
    record: answer.json<{ data: object }>().data,
  }
}

async function saveFilm(editor: Person, film: Open, st: string): Promise<void> {
  const headers = {
    ...HEADERS,
    [LOCK_NUMBER_HEADER]: String(film.number),
    [IDEMPOTENCY_HEADER]: randomUUID(),
    'if-match': `"${film.rev}"`,
  }
  const payload = { ...film.record, st, el_no: randomUUID() }
  answered(await editor.send({ method: 'PUT', url: `${MOVIES}/${film.id}`, payload, headers }))
  film.rev += 1
}

/** Writes, and waits until the event of it has been read and told. */
async function told({ services: { events } }: TestServer, id: string, write: () => Promise<void>): Promise<void> {
  const heard = Promise.withResolvers<void>()
  const stop = events.subscribe((event) => event.id === id && heard.resolve())
  await write()
  await heard.promise
  stop()
}

function answered(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.body}`)
  return response
}
