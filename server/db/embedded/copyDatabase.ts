import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import type { Pool } from 'pg'

/** Shorter than the time after which an idle transaction is cut off. */
const SIGN_OF_LIFE_MS = 3_000

/**
 * Copies the folder of the embedded database while it stands still: an open transaction keeps the one session, so
 * that nothing is written between the checkpoint and the last file. Others wait for the length of the copy, which is
 * a moment where the disk shares blocks between files, and else as long as copying the folder takes.
 */
export async function copyDatabase(pool: Pool, folder: string, copy: string): Promise<void> {
  const client = await pool.connect()
  let failed: unknown
  const alive = setInterval(() => client.query('SELECT 1').catch((error: unknown) => (failed = error)), SIGN_OF_LIFE_MS)
  try {
    await client.query('BEGIN')
    await client.query('CHECKPOINT')
    await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    // Answers only where the session was ours for all of the time.
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    failed = error
    client.release(true)
  } finally {
    clearInterval(alive)
  }
  if (failed === undefined) return
  await rm(copy, { recursive: true, force: true })
  throw failed
}
