import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { recordProblems } from '#contract/rules/payload/recordProblems.ts'
import type { DocumentStore } from '../../stores/documentStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { shippedTypes } from '../../types/shipped.ts'
import { readPool } from '../artwork/pool.ts'
import { artworkOf } from '../catalogue/artworkFor.ts'
import { readFilms } from '../facts.ts'
import { generateTitles, type GeneratedTitle } from './generateTitles.ts'
import { SHARES } from './shares.ts'

const SLICE = 1000
/** Slices under way at once: enough to keep PostgreSQL busy while the next ones are made. */
const LANES = 4

type Parts = {
  documents: Pick<DocumentStore, 'load'>
  now: () => number
  /** How many titles there are before. */
  from: number
  count: number
  /** The one type wanted; every type in its share without it. */
  only?: string | undefined
  onProgress: (loaded: number) => void
}

/** Loads generated titles slice by slice, several at a time; never holds more than a slice of each type in memory. */
export async function loadGenerated({ documents, now, from, count: wanted, only, onProgress }: Parts): Promise<number> {
  const types = shippedTypes()
  const shares = only ? { [only]: 1 } : SHARES
  const wish = { from, count: wanted, now: now(), artwork: artworkOf(readPool()), types, shares }
  const slices = inSlices(generateTitles(readFilms(), wish))
  let loaded = 0
  // All lanes draw from the one generator: a `for` over it goes on where another lane left off.
  const lane = async () => {
    for (let next = slices.next(); !next.done; next = slices.next()) {
      // The sum is read after the wait: other lanes have added theirs meanwhile.
      const { type, documents: titles } = next.value
      const count = await documents.load(
        catalogKind(type),
        titles.map((title) => ({ ...title, sound: isSound(type, title) })),
      )
      loaded += count
      onProgress(loaded)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return loaded
}

/** Generated texts are such as their schema accepts; not all of them keep the rules beyond it. */
function isSound({ schema }: TypeDocument, { published, draft, rest }: LoadedDocument): boolean {
  return [published, draft, rest].every((text) => !text || recordProblems(schema, text.payload).length === 0)
}

type Slice = { type: TypeDocument; documents: LoadedDocument[] }

/** A slice holds titles of one type, since a load is about one. */
function* inSlices(titles: Iterable<GeneratedTitle>): Generator<Slice> {
  const open = new Map<string, Slice>()
  for (const { type, document } of titles) {
    const slice = open.get(type.type) ?? { type, documents: [] }
    open.set(type.type, slice)
    slice.documents.push(document)
    if (slice.documents.length < SLICE) continue
    open.delete(type.type)
    yield slice
  }
  yield* open.values()
}
