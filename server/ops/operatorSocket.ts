import { chmodSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { copyDatabase } from '../db/embedded/copyDatabase.ts'
import { databaseFolder, type Database } from '../db/openDatabase.ts'

/** What a running server tells the operator's command. */
export type ServerStatus = { version: string; pid: number; readiness: Record<string, string> }

type SocketParts = {
  dataDir: string
  database: Database
  log: Pick<Logger, 'info' | 'warn'>
  status: () => Promise<ServerStatus>
}

type OperatorSocket = { close: () => void }

const SNAPSHOTS = 'snapshots'

/** Where a server that holds a data folder listens for the operator's command. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'operator.sock')
}

/**
 * Listens on a socket in the data folder, which nobody but the account of the server may open: the embedded database
 * lets no second process in, so that a backup of a running server asks for a copy of it here. A machine that has no such
 * sockets does without.
 */
export async function openOperatorSocket(parts: SocketParts): Promise<OperatorSocket> {
  const { dataDir, log } = parts
  const path = socketPath(dataDir)
  // The folder is ours: what lies there is from a server that was killed.
  await Promise.all([rm(path, { force: true }), rm(join(dataDir, SNAPSHOTS), { recursive: true, force: true })])
  const server = createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      log.warn({ err: error }, "the operator's command could not be answered")
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    })
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, () => resolve())
    })
    chmodSync(path, 0o600)
  } catch (error) {
    log.info({ err: error }, 'no socket for the operator: a backup needs this server stopped')
  }
  return {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(parts: SocketParts, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = `${method} ${url}`
  if (call === 'GET /status') response.end(JSON.stringify(await parts.status()))
  else if (call === 'POST /snapshot') await answerSnapshot(parts, response)
  else response.writeHead(404).end()
}

/** The copy lives as long as the answer is listened to, so that a killed command leaves nothing behind. */
async function answerSnapshot({ dataDir, database, log }: SocketParts, response: ServerResponse): Promise<void> {
  const folder = join(dataDir, SNAPSHOTS, v7())
  await mkdir(join(dataDir, SNAPSHOTS), { recursive: true, mode: 0o700 })
  response.once('close', () => {
    rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'a copy of the database could not be taken away'),
    )
  })
  await copyDatabase(database.pool, databaseFolder(dataDir), folder)
  response.write(`${JSON.stringify({ folder })}\n`)
}
