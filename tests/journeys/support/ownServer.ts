import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Running } from '../../bench/processes.ts'
import { SERVER, startProcess } from '../../bench/processes.ts'

/** Names the folder that the set-up filled. */
export const SEEDED = 'JOURNEY_SEEDED'

export type OwnServer = {
  url: string
  /** Ends the process in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Starts it again at the same address, over the same data. */
  start: () => Promise<void>
  close: () => Promise<void>
}

/** A busy machine is no reason to turn a walk away: it waits. An answer that is not what its row says fails the walk. */
export function serverEnv(folder: string): Record<string, string> {
  const checked = { LOG_LEVEL: 'error', RATE_LIMITS: 'false', CHECK_ANSWERS: 'true' }
  // Receivers of walks stand on this machine.
  return { DATA_DIR: folder, SEED: 'demo', WEBHOOK_HOSTS: '127.0.0.1', ...checked }
}

/** The real server in a process of its own, over a copy of the demo catalogue. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-own-'))
  const seeded = process.env[SEEDED]
  if (seeded) cpSync(seeded, folder, { recursive: true })
  const run = (port?: number) =>
    startProcess(SERVER, serverEnv(folder), '/api/health/ready', port === undefined ? {} : { port })
  let server: Running = await run()
  const { url } = server
  return {
    url,
    kill: () => server.kill(),
    start: async () => {
      server = await run(Number(new URL(url).port))
    },
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
