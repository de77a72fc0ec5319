import type { MessagePort } from 'node:worker_threads'

/** What the embedded database's worker is started with. */
export type WorkerStart = { folder: string; lockWaitMs: number; code: WebAssembly.Module }

/** From the pool's thread to the worker. A connection is a pair of ports over which PostgreSQL's own protocol runs. */
export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'close' }

/** From the worker. `warning` tells of a connection that held the database for too long. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'failed'; message: string } | { kind: 'closed' } | { kind: 'warning'; message: string }

/** Bytes of the protocol, or null when an end hangs up. */
export type PortMessage = Uint8Array | null
