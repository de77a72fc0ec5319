import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourceFile } from './sourceFile.ts'

const FOLDERS = [
  ...['contract', 'dataProvider', 'authProvider', 'kit', 'resources', 'custom', 'src', 'server', 'tests', 'scripts'],
]

export const repository = dirname(dirname(import.meta.dirname))

/** Every TypeScript file of every room. */
export function repositoryFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')),
  ).map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }))
}
