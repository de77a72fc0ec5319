import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What folders of files that are being received or written are called. */
export const RECEIVED = 'marquee-import-'
export const BEING_WRITTEN = 'marquee-export-'
export const RECEIVED_MEDIA = 'marquee-media-'

/** No upload and no export takes as long. */
const LEFT_MS = 6 * 3_600_000

/** Erases what a server that was killed has left of files among the temporary ones; answers how many folders. */
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
    if (changed === undefined || changed > now() - LEFT_MS) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}
