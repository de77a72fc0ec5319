import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/db/openDatabase.ts'
import { buildServer } from '#scripts/server/buildServer.ts'
import { runScript, SERVER } from '../../bench/processes.ts'
import { startPostgres, type RestartMode } from '../../support/postgres.ts'
import { silentLog } from '../../support/silentLog.ts'
import { freePort, startServerProcess, type ServerProcess } from '../serverProcess.ts'
import { READ_TYPE } from './person.ts'

type CrowdParts = { servers: number; items: number; issuer: string; tell: (line: string) => void }

/** Several servers over one PostgreSQL, each to be killed by itself. */
export type CrowdPlace = {
  ports: readonly number[]
  /** By their place; a place whose server is gone is filled anew. */
  kill: (nth: number, way: 'kill' | 'stop') => Promise<void>
  start: (nth: number) => Promise<void>
  restartPostgres: (mode: RestartMode) => Promise<void>
  database: Database
  /** Seconds of computing so far: of the servers, and of the database's connections. */
  computed: () => Promise<{ servers: number; database: number }>
  /** Resident memory of the servers, in MB. */
  memory: () => number[]
  stopServers: () => Promise<void>
  clear: () => Promise<void>
}

const TICKS = 100
/** Below the 120 connections of a test's cluster, for eight servers. */
const POOL = '10'

export async function openCrowdPlace({ servers, items, issuer, tell }: CrowdParts): Promise<CrowdPlace> {
  await buildServer()
  const folder = await mkdtemp(join(tmpdir(), 'marquee-servers-'))
  const postgres = await startPostgres({ durable: true })
  const envOf = (nth: number) => ({
    DATABASE_POOL: POOL,
    FILES: join(folder, 'files'),
    OIDC_ISSUER: issuer,
    DATA_DIR: join(folder, String(nth)),
  })
  tell(`loading ${items} titles`)
  const seeded = { DATABASE_URL: postgres.url, SEED: 'empty', LOG_LEVEL: 'error', ...envOf(0) }
  await runScript('server/seed/cli.ts', ['--items', String(items), '--type', READ_TYPE], seeded)
  const ports = await Promise.all(Array.from({ length: servers }, freePort))
  const running: (ServerProcess | undefined)[] = []
  const start = async (nth: number) => {
    const port = ports[nth] ?? 0
    running[nth] = await startServerProcess({
      ...{ port, dataDir: join(folder, String(nth)), databaseUrl: postgres.url, main: SERVER },
      env: { ...envOf(nth), PUBLIC_URL: `http://127.0.0.1:${port}` },
    })
  }
  for (const nth of ports.keys()) await start(nth)
  tell(`${servers} servers run`)
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, log: silentLog })
  const pids = () => running.flatMap((server) => (server?.isRunning() ? [server.pid] : []))
  const end = (server: ServerProcess | undefined, way: 'kill' | 'stop') => server?.[way]()
  const stopServers = async () => void (await Promise.all(running.map((server) => end(server, 'stop'))))
  return {
    ports,
    start,
    database,
    stopServers,
    kill: async (nth, way) => end(running[nth], way),
    restartPostgres: postgres.restart,
    computed: async () => {
      const { rows } = await database.pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
      return { servers: secondsOf(pids()), database: secondsOf(rows.map(({ pid }) => pid)) }
    },
    memory: () => pids().map(megabytesOf),
    clear: async () => {
      await Promise.all(running.map((server) => end(server, 'kill')))
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Processor seconds that processes have taken; one that has gone counts nothing. */
function secondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) / TICKS, 0)
}

function ticksOf(pid: number): number {
  // What stands before the last bracket is a name, which may hold anything.
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

function megabytesOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1_024)
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
