import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LoadWish } from '../../db/largeLoad/noted.ts'
import type { LoadWork } from './loadWorker.ts'

/** Making rows takes four times what PostgreSQL takes to write them. */
const MOST = 4
/** Slices under way at once, of each thread: one is made while PostgreSQL writes the other. */
const LANES = 2
/** Rows are gone as soon as they are written: room for them spares half of what collecting them costs. */
const YOUNG_MB = 64

type Wanted = { databaseUrl: string; wish: LoadWish; onProgress: (loaded: number) => void }

/** Loads generated titles into PostgreSQL by as many threads as there are processors, four at most, each a part of them. */
export async function loadInThreads({ databaseUrl, wish, onProgress }: Wanted): Promise<number> {
  const of = Math.min(MOST, availableParallelism())
  const loaded = Array.from({ length: of }, () => 0)
  const sum = () => loaded.reduce((all, one) => all + one, 0)
  const threads = loaded.map((_, nth) => {
    const workerData: LoadWork = { databaseUrl, wish, part: { nth, of }, lanes: LANES }
    const thread = new Worker(join(import.meta.dirname, 'loadWorker.ts'), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    return thread.on('message', (many: number) => {
      loaded[nth] = many
      onProgress(sum())
    })
  })
  try {
    // A thread that fails says so before it ends.
    await Promise.all(threads.map((thread) => once(thread, 'exit')))
    return sum()
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
