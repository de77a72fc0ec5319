import { triesOf, type JobRow } from '../../stores/jobs/jobRow.ts'

/** Titles that are read and written at once: enough to spare round trips, few enough that others get their turn. */
export const SLICE = 250
/** The same of titles that the database changes by itself. */
export const LARGE_SLICE = 1_000
/** Slices in hand at once: one is thought through while the database writes the other. */
export const OVERLAPPING = 2

/** Asked between slices: a server that is stopping leaves the rest to the next one. */
export type Pause = { isStopping: () => boolean }

/** Thrown where a job is left to another worker, or to a later time: it is put back as it is. */
export class LeftOver extends Error {
  /** When it goes on, epoch ms; undefined: at once. */
  readonly due: number | undefined
  constructor(message: string, due?: number) {
    super(message)
    this.due = due
  }
}

/** What waits behind a place, in the order of the places, or in one that the reader keeps. */
type Read<Item> = (job: JobRow, limit: number, after: number) => Promise<readonly Item[]>
/** False where the job is no longer this worker's: it was called off, or another one has taken it over. */
type Work<Item> = (items: readonly Item[]) => Promise<boolean>

/**
 * Takes one slice after the other until none is left, of so many at most; several at once where no title depends on one
 * before it.
 */
export async function workOff<Item extends { nth: number }>(
  job: JobRow,
  pause: Pause | undefined,
  read: Read<Item>,
  work: Work<Item>,
  atOnce = 1,
  most = SLICE,
): Promise<void> {
  const next = inSlices(job, read, most)
  let isOver = false
  const strand = async () => {
    while (!isOver) {
      const items = await next()
      if (items.length === 0) return
      const isHeld = await work(items)
      isOver ||= !isHeld
      if (isHeld && pause?.isStopping()) throw new LeftOver('the server is stopping')
    }
  }
  const stopOthers = (error: unknown) => {
    isOver = true
    throw error
  }
  // All of them have ended before the job is closed or put back.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, () => strand().catch(stopOthers)))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/**
 * Each call answers the slice behind the one before. A job whose last worker came to no end begins with a single title
 * and doubles from there: a death counts against it only where it did not come that far, and not where a server was
 * killed in the middle of a long slice.
 */
function inSlices<Item extends { nth: number }>(
  job: JobRow,
  read: Read<Item>,
  most: number,
): () => Promise<readonly Item[]> {
  let after = -1
  let size = triesOf(job) > 1 ? 1 : most
  let before: Promise<unknown> = Promise.resolve()
  return () => {
    const reading = before.then(async () => {
      const items = await read(job, size, after)
      size = Math.min(size * 2, most)
      after = items.at(-1)?.nth ?? after
      return items
    })
    before = reading.catch(() => undefined)
    return reading
  }
}
