import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of the names that stands in PATH and may be run. */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(mayRun)
}

export function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
