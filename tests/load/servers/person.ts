import type { Operation } from '../history.ts'
import { pause } from '../serverProcess.ts'
import { createWriter, type Shelf } from '../writer.ts'
import { openEar, type EarParts, type EventEar } from './eventEar.ts'
import type { Measures } from './measures.ts'

type PersonParts = {
  nth: number
  url: string
  token: string
  /** Titles to open and to lock, of another type than the one that is written. */
  titles: readonly string[]
  shelf: Shelf
  history: Operation[]
  random: () => number
  measures: Measures
  hear: EarParts['hear']
  /** Told of a save that was answered. */
  onSaved: () => void
  /** Mean pause between two actions, in ms. */
  thinkMs: number
  /** Ends its work. */
  signal: AbortSignal
  /** Ends its stream. */
  listening: AbortSignal
}

export type Person = {
  ear: EventEar
  /** Works until the signal says stop, and then until it knows what became of its last save. */
  work: () => Promise<void>
}

/** The type that people list, open and lock. */
export const READ_TYPE = 'tvepisode'
const READ = `/api/content/urn/resource/catalog/${READ_TYPE}`
const TERMS = ['har', 'mon', 'riv', 'lov', 'gar', 'night', 'the last', 'river']
const AGAIN_MS = 100
/** Beyond this an answer has been lost. */
const HANGS_MS = 60_000
/** What a person does, by its share. */
const SHARES = { list: 0.35, search: 0.15, open: 0.25, lock: 0.1, save: 0.15 } as const

export function openPerson(parts: PersonParts): Person {
  const { url, token, signal, random, measures } = parts
  let status = 0
  const writer = createWriter({
    ...{ client: parts.nth, shelf: parts.shelf, history: parts.history, random },
    reach: () => ({ url, token }),
    onAnswer: (answered) => (status = answered),
  })
  const save = async () => {
    for (status = 0; status === 0 || status >= 500;) {
      const isAnswered = await writer.write(AbortSignal.timeout(HANGS_MS))
      if (status >= 500) measures.again('busy')
      if (isAnswered) continue
      measures.again('broken')
      await pause(AGAIN_MS)
    }
    parts.onSaved()
  }
  const act = actionsOf(parts, save)
  return {
    ear: openEar({ url, token, hear: parts.hear, signal: parts.listening }),
    work: async () => {
      await pause(random() * parts.thinkMs, signal)
      while (!signal.aborted) {
        const action = chosen(random())
        const from = performance.now()
        await act[action]()
        measures.note(action, performance.now() - from)
        await pause(-Math.log(1 - random()) * parts.thinkMs, signal)
      }
    },
  }
}

function chosen(chance: number): keyof typeof SHARES {
  let left = chance
  for (const action of Object.keys(SHARES) as (keyof typeof SHARES)[]) {
    left -= SHARES[action]
    if (left < 0) return action
  }
  return 'list'
}

function actionsOf({ url, token, titles, random, measures }: PersonParts, save: () => Promise<void>) {
  const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  /** Asks until it is answered, as the console does. */
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    for (;;) {
      const signal = AbortSignal.timeout(HANGS_MS)
      const sent = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) }
      const answer = await fetch(url + path, sent)
        .then(async (response) => ({ status: response.status, json: (await response.json()) as { data: unknown } }))
        .catch(() => undefined)
      if (answer && answer.status < 500) return answer.json.data
      measures.again(answer ? 'busy' : 'broken')
      await pause(AGAIN_MS)
    }
  }
  return {
    list: async () => {
      await ask('POST', '/api/content/lookup', { cty: [READ_TYPE], filter: [], st: any(['all', 'published', 'draft']) })
    },
    search: async () => {
      await ask('GET', `/api/content/search?st=all&term=${encodeURIComponent(any(TERMS) ?? '')}`)
    },
    open: async () => {
      await ask('GET', `${READ}/${any(titles)}`)
    },
    lock: async () => {
      const target = { urn: `urn:resource:catalog:${READ_TYPE}`, id: any(titles) ?? '' }
      const lock = (await ask('POST', '/api/user/lock/acquire', target)) as { number?: number } | null
      // Somebody else may have it.
      if (lock?.number !== undefined) await ask('PUT', '/api/user/lock/release', { ...target, number: lock.number })
    },
    save,
  }
}
