import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from '../../app/createLog.ts'
import type { LoadWish } from '../../db/largeLoad/noted.ts'
import { connectPostgres } from '../../db/openPostgres.ts'
import { createCopying } from '../../stores/documents/copyDocuments.ts'
import { loadGenerated, type LoadPart } from './loadGenerated.ts'

/** What a thread of a large load is given; it tells how many titles it has loaded, again and again. */
export type LoadWork = { databaseUrl: string; wish: LoadWish; part: LoadPart; lanes: number }

const { databaseUrl, wish, part, lanes } = workerData as LoadWork
const database = await connectPostgres({ databaseUrl, directUrl: undefined, log: createLog('warn') })
const load = await createCopying(database)
const onProgress = (loaded: number) => parentPort?.postMessage(loaded)
await loadGenerated({ ...wish, part, lanes, documents: { load }, now: () => wish.now, onProgress })
await database.close()
