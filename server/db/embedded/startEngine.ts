import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker, MessageChannel } from 'node:worker_threads'
import { EmbeddedConnection } from './connection.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'

type EmbeddedEngine = {
  /** A new connection for `pg`. */
  connect: () => EmbeddedConnection
  close: () => Promise<void>
}

/** How long a connection waits for another's transaction before it is refused, in ms. */
const LOCK_WAIT_MS = 15_000

let code: Promise<WebAssembly.Module> | undefined

/** PGlite's own code, compiled once for all of its threads. */
function engineCode(): Promise<WebAssembly.Module> {
  code ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return code
}

/** Starts PGlite on a data folder in a worker thread of its own. */
export async function startEngine(
  folder: string,
  warn: (message: string) => void,
  lockWaitMs = LOCK_WAIT_MS,
): Promise<EmbeddedEngine> {
  const start: WorkerStart = { folder, lockWaitMs, code: await engineCode() }
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: start, execArgv: [] })
  const post = (message: ToWorker) =>
    message.kind === 'connect' ? worker.postMessage(message, [message.port]) : worker.postMessage(message)
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve()
      if (message.kind === 'warning') warn(message.message)
      if (message.kind === 'failed') reject(new Error(`The embedded database does not open: ${message.message}`))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database's thread ended with code ${code}.`)))
  })
  worker.on('error', (error) => warn(`The embedded database failed: ${error.message}`))

  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      post({ kind: 'connect', port: port2 })
      return new EmbeddedConnection(port1)
    },
    close: async () => {
      post({ kind: 'close' })
      await ended
    },
  }
}
