import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../load/serverProcess.ts'
import { runFolder } from './runFolder.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path))

/** Whether this machine has pgbouncer; what needs it is left out where it has not. */
export const hasPgbouncer = PROGRAM !== undefined

/** Starts pgbouncer in transaction mode before a database, as installed, with few connections that all share. */
export async function startPgbouncer(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port: databasePort, username } = new URL(address)
  const folder = mkdtempSync(join(runFolder(), 'marquee-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  )
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder])
  const child = spawn(PROGRAM ?? '', ['-q', ...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilListens(port)
  return {
    url: Object.assign(new URL(address), { port: String(port) }).href,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilListens(port: number): Promise<void> {
  const tryOnce = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.destroy(void resolve(true)))
      socket.once('error', () => resolve(false))
    })
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await tryOnce()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('pgbouncer does not start')
}
