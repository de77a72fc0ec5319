import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../bench/processes.ts'

/** Starts the real server on a fresh demo catalogue, as `npm start` does, and hands its address to the journeys. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
  // A busy machine is no reason to turn a walk away: it waits.
  const env = { DATA_DIR: folder, SEED: 'demo', LOG_LEVEL: 'error', RATE_LIMITS: 'false', OVERLOAD_MS: '600000' }
  const server = await startProcess('server/main.ts', env, '/api/health/ready')
  process.env.JOURNEY_URL = server.url
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
