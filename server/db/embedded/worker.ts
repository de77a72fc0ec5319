import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { Turns } from './turns.ts'

/** Runs PGlite away from the main thread, which it would block for the length of every statement. */
const { folder, lockWaitMs, code } = workerData as WorkerStart
const tell = (message: FromWorker) => parentPort?.postMessage(message)

try {
  const database = await PGlite.create({ dataDir: folder, pgliteWasmModule: code, extensions: { pg_trgm } })
  const turns = new Turns(
    (batch) => database.execProtocolRaw(batch),
    lockWaitMs,
    (message) => tell({ kind: 'warning', message }),
  )
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') return turns.connect(message.port)
    void database.close().then(() => {
      tell({ kind: 'closed' })
      parentPort?.close()
    })
  })
  tell({ kind: 'ready' })
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}
