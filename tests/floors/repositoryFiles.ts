import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOMS } from './floorTable.ts'
import type { SourceFile } from './sourceFile.ts'

const FOLDERS = [...Object.keys(ROOMS).map((room) => room.split('/')[0] ?? room), 'tests']

export const repository = dirname(dirname(import.meta.dirname))

/** Every TypeScript file of every room. */
export function repositoryFiles(): SourceFile[] {
  return [...new Set(FOLDERS)]
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
    )
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }))
}
