import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { COMMANDS } from '#scripts/commands.mjs'

export type Running = {
  pid: number
  url: string
  startMs: number
  stop: () => Promise<void>
  /** Ends it as a power cut would: it hears of nothing. */
  kill: () => Promise<void>
}

/** The server as `npm start` starts it; `scripts/build.ts` has built it. */
export const SERVER: readonly string[] = COMMANDS.start.steps.at(-1) ?? []
/** The bare server that it is measured beside. */
export const BARE: readonly string[] = ['tests/bench/baseline/server.ts']

/** Starts a script of ours as a process of its own and waits until its address answers. */
export async function startProcess(
  commandLine: readonly string[],
  env: Record<string, string>,
  probe: string,
  { port: givenPort, cwd }: { port?: number; cwd?: string } = {},
): Promise<Running> {
  const port = givenPort ?? (await freePort())
  const from = performance.now()
  const child = spawn(process.execPath, commandLine, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...COMMANDS.start.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  child.once('exit', () => process.off('exit', killed))
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(child, url + probe)
  return {
    pid: child.pid ?? 0,
    url,
    startMs: performance.now() - from,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Two benches on one machine must not meet. */
function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

async function untilAnswers(child: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer) return
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error(`${address} does not answer`)
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}

/** Runs a script of ours to its end. */
export function runScript(script: string, args: string[], env: Record<string, string>): Promise<number> {
  const from = performance.now()
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', (code) =>
      code === 0 ? done(performance.now() - from) : fail(new Error(`${script} ended with ${code}`)),
    )
  })
}
