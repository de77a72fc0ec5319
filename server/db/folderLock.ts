import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from './startRefused.ts'

/**
 * The data folder belongs to one process: two on one folder destroy it, and the embedded database does not refuse
 * the second (reliability.md section 0, fact 3). The lock is a file that names its holder; it is taken by exclusive
 * creation, and taken over when its holder is gone.
 */
const LOCK_FILE = 'marquee.lock'
/** The holder touches its file this often; a holder on another host that has been silent for longer is gone. */
const TOUCH_MS = 10_000
const SILENT_MS = 60_000

type Holder = { pid: number; host: string; born: string }

export type FolderLock = { release: () => void }

export class FolderInUse extends StartRefused {
  constructor(folder: string, holder: Holder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
        'Stop that process, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several.',
    )
    this.name = 'FolderInUse'
  }
}

export function lockFolder(folder: string): FolderLock {
  const path = join(folder, LOCK_FILE)
  if (!createExclusively(path)) takeOver(folder, path)
  const touch = setInterval(() => utimesSync(path, new Date(), new Date()), TOUCH_MS)
  touch.unref()
  return {
    release: () => {
      clearInterval(touch)
      rmSync(path, { force: true })
    },
  }
}

/** The file appears with its contents or not at all, so that nobody reads one that names no holder yet. */
function createExclusively(path: string): boolean {
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(myself()))
  try {
    linkSync(fresh, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** Only one of several that find a stale lock takes it: whoever creates the second file may replace the first. */
function takeOver(folder: string, path: string): void {
  const claim = `${path}.claim`
  const holder = readHolder(path)
  if (holder && isAlive(holder, path)) throw new FolderInUse(folder, holder)
  if (!createExclusively(claim)) {
    const claimant = readHolder(claim)
    if (claimant && isAlive(claimant, claim)) throw new FolderInUse(folder, claimant)
    rmSync(claim, { force: true })
    if (!createExclusively(claim)) throw new FolderInUse(folder, claimant ?? myself())
  }
  try {
    const now = readHolder(path)
    if (now && isAlive(now, path)) throw new FolderInUse(folder, now)
    const fresh = `${path}.${process.pid}`
    writeFileSync(fresh, JSON.stringify(myself()))
    renameSync(fresh, path)
  } finally {
    rmSync(claim, { force: true })
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    // Gone by now, or nothing that we wrote.
    return undefined
  }
}

function myself(): Holder {
  return { pid: process.pid, host: hostname(), born: bornOf(process.pid) }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENT_MS
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return bornOf(holder.pid) === holder.born
}

/** When a process began, in the kernel's ticks: tells it from a later one of the same number. '' where unknown. */
function bornOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
