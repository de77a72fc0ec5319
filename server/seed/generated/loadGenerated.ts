import { setTimeout as pause } from 'node:timers/promises'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { recordProblems } from '#contract/rules/payload/recordProblems.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { DocumentStore } from '../../stores/documentStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { shippedTypes } from '../../types/shipped.ts'
import { readPool } from '../artwork/pool.ts'
import { artworkOf } from '../catalogue/artworkFor.ts'
import { readFilms } from '../facts.ts'
import { generateTitles, type GeneratedTitle } from './generateTitles.ts'
import { SHARES } from './shares.ts'

/** As many as one statement takes: a slice is in whole or not at all, so that one that failed may come again. */
const SLICE = 500
/** Slices under way at once: enough to keep PostgreSQL busy while the next ones are made. */
const LANES = 4
/** A database that is away or in the way is waited for, a minute at most. */
const ATTEMPTS = 60
const PAUSE_MS = 1000

/** Counted from 0. */
export type LoadPart = { nth: number; of: number }

type Parts = {
  documents: Pick<DocumentStore, 'load'>
  now: () => number
  /** How many titles there are before. */
  from: number
  count: number
  /** The one type wanted; every type in its share without it. */
  only?: string | undefined
  /** One of so many equal parts, of slices that are the same whatever the number of parts; all of it without it. */
  part?: LoadPart
  /** Slices under way at once. */
  lanes?: number
  onProgress: (loaded: number) => void
  /** Between two attempts of a slice, in ms. */
  pauseMs?: number
}

/** Loads generated titles slice by slice, several at a time; never holds more than a slice of each type in memory. */
export async function loadGenerated(parts: Parts): Promise<number> {
  const { documents, now, from, count: wanted, only, part, lanes = LANES, onProgress, pauseMs = PAUSE_MS } = parts
  const types = shippedTypes()
  const shares = only ? { [only]: 1 } : SHARES
  const wish = { from, count: wanted, now: now(), artwork: artworkOf(readPool()), types, shares }
  const slices = inSlices(generateTitles(readFilms(), wish), part)
  let loaded = 0
  // All lanes draw from the one generator: a `for` over it goes on where another lane left off.
  const lane = async () => {
    for (let next = slices.next(); !next.done; next = slices.next()) {
      // The sum is read after the wait: other lanes have added theirs meanwhile.
      const { type, documents: titles } = next.value
      const judged = titles.map((title) => ({ ...title, sound: isSound(type, title) }))
      const count = await withPatience(() => documents.load(catalogKind(type), judged), pauseMs)
      loaded += count
      onProgress(loaded)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return loaded
}

async function withPatience<Result>(work: () => Promise<Result>, pauseMs: number): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'unavailable' || attempt === ATTEMPTS) throw error
      await pause(pauseMs)
    }
}

/** Generated texts are such as their schema accepts; not all of them keep the rules beyond it. */
function isSound({ schema }: TypeDocument, { published, draft, rest }: LoadedDocument): boolean {
  return [published, draft, rest].every((text) => !text || recordProblems(schema, text.payload).length === 0)
}

type Slice = { type: TypeDocument; documents: LoadedDocument[] }

/** A slice holds titles of one type, since a load is about one. Those of other parts are passed over, their titles unmade. */
function* inSlices(titles: Iterable<GeneratedTitle>, { nth, of }: LoadPart = { nth: 0, of: 1 }): Generator<Slice> {
  const open = new Map<string, Slice & { length: number; isMine: boolean }>()
  let opened = 0
  for (const { type, document } of titles) {
    const slice = open.get(type.type) ?? { type, documents: [], length: 0, isMine: opened++ % of === nth }
    open.set(type.type, slice)
    slice.length += 1
    if (slice.isMine) slice.documents.push(document())
    if (slice.length < SLICE) continue
    open.delete(type.type)
    if (slice.isMine) yield slice
  }
  for (const slice of open.values()) if (slice.isMine) yield slice
}
