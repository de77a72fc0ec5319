import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CLUSTER } from './postgres.ts'
import { RUN_FOLDER } from './runFolder.ts'

/** For a cluster that does not end; its folder then stays. */
const LOOKS = 600
const LOOK_MS = 50

/** Workers share database clusters between their files and are ended without a word: the run itself ends the clusters. */
export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-run-'))
  // PostgreSQL runs as a user of its own, who must come through.
  chmodSync(folder, 0o711)
  process.env[RUN_FOLDER] = folder
  return async () => {
    const clusters = readdirSync(folder).filter((name) => name.startsWith(CLUSTER))
    await Promise.all(clusters.map((name) => endCluster(join(folder, name, 'data', 'postmaster.pid'))))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends a cluster at once, without saving anything; it takes its file away when it is gone. */
async function endCluster(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n')
  process.kill(Number(pid), 'SIGQUIT')
  for (let look = 0; look < LOOKS && existsSync(pidFile); look++) await pause(LOOK_MS)
}
