import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, repositoryFiles } from './repositoryFiles.ts'
import type { SourceFile } from './sourceFile.ts'

/** Files that are run by their name, not by an import: entries of programs, commands, migrations, settings of tools. */
const PROGRAMS = [
  /^src\/main\.ts$/,
  /^server\/main\.ts$/,
  /^kit\/gallery\/main\.tsx$/,
  /^scripts\/\w+\.ts$/,
  /^(?:scripts\/\w+\/)?[\w.]+\.config\.ts$/,
  /^server\/db\/(?:migrations\/\w+|embedded\/worker)\.ts$/,
  /^server\/(?:ops\/cli|seed\/(?:cli|build\/build\w+))\.ts$/,
  /^tests\/(?:bench|load)\/\w+\.ts$/,
  /^tests\/journeys\/support\/global\w+\.ts$/,
  /^tests\/support\/runSetup\.ts$/,
  // The client is used by programs elsewhere.
  /^client\/(?:generate|createClient|examples\/\w+)\.ts$/,
  // Read by the name of their folder, with `import.meta.glob`.
  /^kit\/parts\/i18n\/[a-z]+\/(?:stock\/|sets\/)?\w+\.ts$/,
  /^custom\/[^/]+\/extension\.tsx?$/,
]

export function isProgram(path: string): boolean {
  return PROGRAMS.some((pattern) => pattern.test(path))
}

/** The files of every room, and the settings of the tools at the top. */
export function programFiles(): SourceFile[] {
  const settings = readdirSync(repository).filter((name) => /\.config\.ts$/.test(name))
  return [
    ...repositoryFiles(),
    ...settings.map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') })),
  ]
}
