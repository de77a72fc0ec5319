import type { QualifiedName, FileNames } from './exportGraph.ts'
import { isTest } from './sourceFile.ts'

/** Whether a file is run by its name (an entry of a program, a migration, a tool), not by an import. */
type IsRoot = (path: string) => boolean

/** Exports that no other file imports, types among them: the word `export`, or the thing, is too much. */
export function unusedExports(files: readonly FileNames[], isRoot: IsRoot): QualifiedName[] {
  const imported = new Set(files.flatMap(({ imports }) => [...imports]))
  return files.flatMap(({ path, exported }) =>
    isRoot(path) || imported.has(`${path}#*`)
      ? []
      : [...exported.keys()].map((name): QualifiedName => `${path}#${name}`).filter((name) => !imported.has(name)),
  )
}

/** Exports that no program reaches from its roots, tests left aside: what they say holds of tests alone. */
export function reachedByTestsOnly(files: readonly FileNames[], isRoot: IsRoot): QualifiedName[] {
  const sources = files.filter(({ path }) => !isTest(path))
  const alive = reached(sources, isRoot)
  return sources.flatMap(({ path, exported }) =>
    [...exported]
      .filter(([, local]) => !alive.has(`${path}#${local}`))
      .map(([name]): QualifiedName => `${path}#${name}`),
  )
}

/** Own names of the files that the programs reach; a file of which anything is reached runs its statements too. */
function reached(files: readonly FileNames[], isRoot: IsRoot): ReadonlySet<QualifiedName> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const alive = new Set<QualifiedName>()
  const waiting = files.filter(({ path }) => isRoot(path)).map(({ path }): QualifiedName => `${path}#*`)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path = '', name = ''] = next.split('#')
    const file = byPath.get(path)
    for (const local of file ? ['', ...localNames(file, name)] : []) {
      if (alive.has(`${path}#${local}`)) continue
      alive.add(`${path}#${local}`)
      waiting.push(...(file?.needs.get(local) ?? []))
    }
  }
  return alive
}

/** What a mention from inside or outside of the file stands for: an export, one of its own names, or all exports. */
function localNames({ exported, needs }: FileNames, name: string): string[] {
  if (name === '*') return [...exported.values()]
  const local = exported.get(name)
  return [...(local === undefined ? [] : [local]), ...(needs.has(name) ? [name] : [])]
}
