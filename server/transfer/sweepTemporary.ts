import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What folders of files that are being received or written are called. */
export const RECEIVED = 'marquee-import-'
export const BEING_WRITTEN = 'marquee-export-'
export const RECEIVED_MEDIA = 'marquee-media-'

/** No upload and no export takes as long. */
const LEFT_MS = 6 * 3_600_000

/** Processes have numbers of their own on each machine, and containers may share a folder. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const OWNER = /^marquee-[a-z]+-([0-9a-f]{8})-(\d+)-/

/** A folder of this process, whose name says whose it is, so that it is not left behind. */
export const temporaryFolder = (prefix: string, among = tmpdir()) =>
  mkdtemp(join(among, `${prefix}${MACHINE}-${process.pid}-`))

/**
 * Erases what a server that was killed has left of files among the temporary ones: at once where its process is no more,
 * otherwise when nothing takes as long, by the clock of the machine, which its files carry. Answers how many folders.
 */
export async function sweepTemporary(now: () => number, among = tmpdir()): Promise<number> {
  const prefixes = [RECEIVED, BEING_WRITTEN, RECEIVED_MEDIA]
  const names = (await readdir(among)).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
  let swept = 0
  for (const name of names) {
    const path = join(among, name)
    // Another server may sweep it at the same moment.
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (changed === undefined || (changed > now() - LEFT_MS && !isOrphan(name, changed))) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

function isOrphan(name: string, changed: number): boolean {
  const [, machine, owner] = OWNER.exec(name) ?? []
  if (machine !== MACHINE || owner === undefined) return false
  // In a container each server has the number of the one before.
  if (Number(owner) === process.pid) return changed < Date.now() - process.uptime() * 1_000
  return !isRunning(Number(owner))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
