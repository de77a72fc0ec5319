import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Clock ticks a second of /proc, as Linux has them. */
const TICKS = 100

/** CPU time that a process and its threads have used so far, ms. */
export function cpuOf(pid: number): number {
  const { own } = timesOf(pid) ?? { own: 0 }
  return own
}

/** Resident memory of a process, bytes. */
export function memoryOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('VmRSS'))
  return Number(line?.replaceAll(/\D/g, '')) * 1024
}

/**
 * Reads the CPU time that a whole PostgreSQL has used so far, ms: of its sessions, its helpers and of those that have
 * ended. Undefined where it runs elsewhere.
 */
export async function clusterClock(url: string): Promise<(() => number) | undefined> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const session = timesOf(rows[0]?.pid ?? 0)
    return session?.name === 'postgres' ? () => familyCpu(session.parent) : undefined
  } finally {
    await client.end()
  }
}

/**
 * Reads the CPU time of the sessions of one database, ms, where others of its PostgreSQL work meanwhile: of those that
 * live, without parallel workers, so that it is for servers that keep their sessions. Only where it runs on this machine.
 */
export async function sessionsClock(url: string): Promise<() => number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; title: string }>(
      `SELECT pg_backend_pid() AS pid, format(' %s %s ', current_user, current_database()) AS title`,
    )
    const [own] = rows
    const session = timesOf(own?.pid ?? 0)
    if (!own || session?.name !== 'postgres') throw new Error('The database runs on another machine.')
    return () =>
      childrenOf(session.parent).reduce(
        (sum, { pid, own: ms }) => (titleOf(pid).includes(own.title) ? sum + ms : sum),
        0,
      )
  } finally {
    await client.end()
  }
}

/** What PostgreSQL calls a process: who is in which database. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function familyCpu(parent: number): number {
  const head = timesOf(parent)
  const own = head ? head.own + head.ended : 0
  return childrenOf(parent).reduce((sum, one) => sum + one.own + one.ended, own)
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter((one) => one.parent === parent)

type Times = { pid: number; name: string; parent: number; own: number; ended: number }

/** Of a process: its own CPU, ms, and that of its children that have ended. Undefined where there is none. */
function timesOf(pid: number): Times | undefined {
  try {
    const [head = '', tail = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    const fields = tail.split(' ').map(Number)
    const ms = (at: number) => (((fields[at] ?? 0) + (fields[at + 1] ?? 0)) * 1000) / TICKS
    const own = Math.max(ms(11), threadsOf(pid))
    return { pid, name: head.slice(head.indexOf('(') + 1), parent: fields[1] ?? 0, own, ended: ms(13) }
  } catch {
    return undefined
  }
}

/**
 * CPU time of the threads that live, ms, by the scheduler's own count. Ticks alone tell 10 ms or nothing, of each session
 * of a database, where a turn of hundreds of short requests takes 20; they are what knows of threads that have ended.
 */
function threadsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + nanosecondsOf(pid, task) / 1e6, 0)
}

function nanosecondsOf(pid: number, task: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
