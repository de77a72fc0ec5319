import type { DocumentStore } from '../stores/documentStore.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { movie } from '../types/movie/movie.ts'
import { readPool } from './artwork/pool.ts'
import { artworkOf } from './catalogue/artworkFor.ts'
import { readFilms } from './facts.ts'
import { generateFilms } from './generateFilms.ts'

const SLICE = 1000
/** Slices under way at once: enough to keep PostgreSQL busy while the next ones are made. */
const LANES = 4

type Parts = {
  documents: Pick<DocumentStore, 'load'>
  now: () => number
  /** How many films there are before. */
  from: number
  count: number
  onProgress: (loaded: number) => void
}

/** Loads generated films slice by slice, several at a time; never holds more than those in memory. */
export async function loadGenerated({ documents, now, from, count: wanted, onProgress }: Parts): Promise<number> {
  const kind = catalogKind(movie)
  const slices = inSlices(
    generateFilms(readFilms(), { from, count: wanted, now: now(), artwork: artworkOf(readPool()) }),
  )
  let loaded = 0
  // All lanes draw from the one generator: a `for` over it goes on where another lane left off.
  const lane = async () => {
    for (let next = slices.next(); !next.done; next = slices.next()) {
      const count = await documents.load(kind, next.value)
      loaded += count
      onProgress(loaded)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return loaded
}

function* inSlices<T>(things: Iterable<T>): Generator<T[]> {
  let slice: T[] = []
  for (const thing of things) {
    slice.push(thing)
    if (slice.length < SLICE) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}
