import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

function start(env: Record<string, string>) {
  // Of this process's settings none but what Node has compiled before.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const isReady = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Ctrl-C stops it')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, ended, isReady: Promise.race([isReady, ended]), text: () => text }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

describe('the server process', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-main-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('tells every mistake in its settings and ends', async () => {
    const server = start({ PORT: 'abc', SEED: 'foo', PRODUCTION: 'true', DATABSE_URL: 'x', DATA_DIR: folder })
    expect(await server.ended).toBe(1)
    expect(server.text()).toMatch(/PORT must .*\n.*SEED must /)
    expect(server.text()).toContain('DATABSE_URL is no setting; did you mean DATABASE_URL?')
    expect(server.text()).not.toContain('    at ')
  })

  it('says so when it cannot reach its database', async () => {
    const port = String(await freePort())
    const server = start({
      DATABASE_URL: `postgres://marquee:secret@127.0.0.1:${port}/marquee`,
      DATA_DIR: folder,
      PORT: port,
    })
    expect(await server.ended).toBe(1)
    expect(server.text()).toContain('DATABASE_URL cannot be reached')
    expect(server.text()).not.toContain('secret')
  })

  it('says that its port is in use before anything is made, and which variable is no setting', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const dataDir = join(folder, 'never')
    const server = start({ PORT: String(port), DATA_DIR: dataDir, OPERATION_URL: 'https://ops.example.com' })
    expect(await server.ended).toBe(1)
    taken.close()
    expect(server.text()).toContain(`Port ${port} of 127.0.0.1 is in use already`)
    expect(server.text()).toContain('OPERATION_URL is no setting; did you mean OPERATIONS_URL?')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('greets, refuses a second one on its folder, survives kill -9 and stops at once when told to', async () => {
    const [port, other] = [String(await freePort()), String(await freePort())]
    const env = { DATA_DIR: folder, SEED: 'empty', PORT: port }
    const first = start(env)
    await first.isReady
    expect(first.text()).toContain(`http://127.0.0.1:${port}`)
    const second = start({ ...env, PORT: other })
    expect(await second.ended).toBe(1)
    expect(second.text()).toContain(`in use by process ${first.child.pid}`)
    first.child.kill('SIGKILL')
    await first.ended

    const third = start(env)
    await third.isReady
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`)
    expect(ready.status).toBe(200)
    third.child.kill('SIGTERM')
    // One that does not come to its end by itself is ended with 1.
    expect(await third.ended).toBe(0)
    expect(third.text()).toContain('Stopping.')
  })
})
