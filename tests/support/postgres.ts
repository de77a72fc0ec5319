import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { runFolder } from './runFolder.ts'

/** A PostgreSQL of a test's own. */
export type TestPostgres = { url: string; stop: () => Promise<void> }

/** `fast` ends every connection first, `immediate` is the death of the server: its log is read at the next start. */
export type RestartMode = 'fast' | 'immediate'

/** A cluster of a test's own; a restart is over once it takes connections again. */
type TestCluster = TestPostgres & { restart: (mode: RestartMode) => Promise<void> }

const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** What nobody needs of a cluster that is thrown away; plans of short statements are not worth compiling. */
const PASSING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off']

/** What counts the pages and the log of each statement (tests/costs), where PostgreSQL came with it. */
const STATEMENT_COSTS = '../lib/pg_stat_statements.so'

const BIN = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'].find((folder) =>
  existsSync(join(folder, 'initdb')),
)

/** Whether this machine has PostgreSQL; suites for it are left out where it has not. */
export const hasPostgres = BIN !== undefined

/** How the folders of clusters begin. */
export const CLUSTER = 'marquee-pg-'

/** Makes a cluster in the folder of this run and starts it on a free port of the loopback, without sockets or fsync. */
export async function startPostgres(options: { durable?: boolean } = {}): Promise<TestCluster> {
  if (!BIN) throw new Error('there is no PostgreSQL on this machine')
  const user = unprivileged()
  const folder = mkdtempSync(join(runFolder(), CLUSTER))
  if (user) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'data')
  const initdb = ['-D', cluster, '-U', 'marquee', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8']
  execFileSync(join(BIN, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=120']
  if (!options.durable) settings.push(...PASSING)
  if (existsSync(join(BIN, STATEMENT_COSTS))) settings.push('shared_preload_libraries=pg_stat_statements')
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const start = async () => {
    const server = spawn(join(BIN, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await untilReady(port)
    return (mode: RestartMode) => {
      server.kill(STOP_SIGNALS[mode])
      return ended
    }
  }
  let end = await start()
  return {
    url: `postgres://marquee@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      await end(mode)
      end = await start()
    },
    stop: async () => {
      await end('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(port: number): Promise<void> {
  const isReady = join(BIN ?? '', 'pg_isready')
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      execFileSync(isReady, ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], { stdio: 'ignore' })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL does not start')
}
