import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * A hash over names and contents of files and folders, tests left out, so that a checkout that only touches times builds
 * nothing.
 */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    if (!isTest(path))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const there = statSync(join(root, path), { throwIfNoEntry: false })
  if (!there) return []
  if (there.isFile()) return [path]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
