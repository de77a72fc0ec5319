import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER, startProcess } from '../../bench/processes.ts'
import { buildServer } from '#scripts/server/buildServer.ts'
import { SEEDED, serverEnv } from './ownServer.ts'

/** Fills a folder with the demo catalogue, as the first `npm start` does: each worker's server begins with a copy of it. */
export default async function globalSetup(): Promise<() => void> {
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'marquee-journeys-'))
  const server = await startProcess(SERVER, serverEnv(folder), '/api/health/ready')
  await server.stop()
  process.env[SEEDED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
