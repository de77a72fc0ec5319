import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER, LOCK_NUMBER_HEADER, TAB_HEADER } from '#contract/values/wire.ts'
import type { Requests } from '../measure.ts'
import { call, isAnswered, type Side } from './call.ts'

/** Somebody may hold fifty locks. */
const BLOCK = 40
const URN = 'urn:resource:catalog:movie'
const MOVIES = '/api/content/urn/resource/catalog/movie'

type Record = { [field: string]: unknown; sides?: { st: string }[] }
type Status = 'draft' | 'published'

/**
 * What is saved: a draft that stands, as whoever types saves it many times; the first save of what is published, which
 * opens its draft; a draft that is published.
 */
type Saved = 'standing' | 'opening' | 'publishing'

/** Saves of films that were read beforehand, as a form sends them, each of a film in the state that it is about. */
export function saves(side: Side, films: readonly string[], saved: Saved): Requests {
  const read = new Map<number, Held>()
  const open = side.kind === 'ours' ? openOurs : openBare
  return {
    block: BLOCK,
    prepare: async (n) => {
      const id = films[n % films.length] ?? ''
      const held = await open(side, id)
      const isReady = held.hasDraft === undefined || held.hasDraft !== (saved === 'opening')
      if (!isReady) await held.save(saved === 'opening' ? 'published' : 'draft')
      // Publishing has given the lock back.
      read.set(n, isReady || saved !== 'opening' ? held : await open(side, id))
    },
    send: async (n) => (await read.get(n)?.save(saved === 'publishing' ? 'published' : 'draft')) ?? false,
    finish: async (n) => {
      await read.get(n)?.close()
      read.delete(n)
    },
  }
}

/** A film that is open to be saved; to the baseline all saves are alike. */
type Held = { hasDraft?: boolean; save: (st: Status) => Promise<boolean>; close: () => Promise<void> }

/** The form of the console: it holds the lock, and sends its number, the revision and a key of its own each time. */
async function openOurs(side: Side, id: string): Promise<Held> {
  const tab = { [TAB_HEADER]: 'bench' }
  const lock = await call(side, '/api/user/lock/acquire', { method: 'POST', body: { id, urn: URN }, headers: tab })
  const { number } = (lock.data as { data: { number: number } }).data
  const { data, etag } = await call(side, `${MOVIES}/${id}`)
  const { data: record } = data as { data: Record }
  let rev = Number(/\d+/.exec(etag)?.[0])
  let isHeld = true
  return {
    hasDraft: record.sides?.some(({ st }) => st !== 'published') ?? false,
    save: (st) => {
      // Publishing gives the lock back.
      if (st === 'published') isHeld = false
      const headers = {
        ...tab,
        [LOCK_NUMBER_HEADER]: String(number),
        [IDEMPOTENCY_HEADER]: randomUUID(),
        'if-match': `"${rev++}"`,
      }
      const body = { ...record, st, el_no: randomUUID() }
      return isAnswered(side, `${MOVIES}/${id}`, { method: 'PUT', body, headers })
    },
    close: async () => {
      const body = { id, urn: URN, number }
      if (isHeld) await call(side, '/api/user/lock/release', { method: 'PUT', body, headers: tab })
    },
  }
}

async function openBare(side: Side, id: string): Promise<Held> {
  const { data } = await call(side, `/items/${id}`)
  const read = data as { payload: Record; rev: number }
  return {
    save: (st) => {
      const body = { st, rev: read.rev++, payload: { ...read.payload, el_no: randomUUID() } }
      return isAnswered(side, `/items/${id}`, { method: 'PUT', body })
    },
    close: async () => undefined,
  }
}
