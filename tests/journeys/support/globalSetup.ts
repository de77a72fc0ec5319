import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../bench/processes.ts'
import { SEEDED, serverEnv } from './ownServer.ts'

/** Fills a folder with the demo catalogue, as the first `npm start` does: each worker's server begins with a copy of it. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
  const server = await startProcess('server/main.ts', serverEnv(folder), '/api/health/ready')
  await server.stop()
  process.env[SEEDED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
