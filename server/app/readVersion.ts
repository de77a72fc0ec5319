import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where whoever packs the program without its history says of which tag or commit it is. */
const REVISION = 'REVISION'

/** The version of the program in a folder, with its tag or commit where they are known: '0.2.0' or '0.2.0 (v0.1.0-12-g1a2b3c4)'. */
export function readVersion(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const revision = readRevision(root)
  return revision === undefined || revision === `v${version}` ? version : `${version} (${revision})`
}

function readRevision(root: string): string | undefined {
  const given = readOrNothing(() => readFileSync(join(root, REVISION), 'utf8'))
  const args = ['-C', root, 'describe', '--tags', '--always']
  return (
    given ?? readOrNothing(() => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  )
}

/** There is no such file, no history, or nobody to read it. */
function readOrNothing(read: () => string): string | undefined {
  try {
    return read().trim() || undefined
  } catch {
    return undefined
  }
}
