import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A real server in a process of its own, to be killed. */
export type ServerProcess = {
  url: string
  pid: number
  isRunning: () => boolean
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const MAIN = join(import.meta.dirname, '../../server/main.ts')
const START_MS = 600_000

export type ServerOptions = {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  env: Record<string, string>
  /** The program of another version, or the command line of the built one. */
  main?: string | readonly string[]
}

/** Starts the server and waits until it answers. */
export async function startServerProcess({
  port,
  dataDir,
  databaseUrl,
  env,
  main = MAIN,
}: ServerOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main].flat(), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SEED: 'empty',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => process.off('exit', killed))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(child, url)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return { url, pid: child.pid ?? 0, isRunning, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} instead of starting`)
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await pause(20)
  }
  child.kill('SIGKILL')
  throw new Error('the server does not start')
}

/** Waits so long, or until the signal says stop. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return delay(ms, undefined, signal && { signal }).catch(() => undefined)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
