import { resolveImport } from './resolveImport.ts'
import { importsOf, type SourceFile } from './sourceFile.ts'

/**
 * Groups of files that import each other in a ring, type imports counted: a ring of types is still one lump that nobody
 * can read or move apart. Each group is sorted.
 */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map((file) => file.path))
  const graph = new Map(
    files.map((file) => {
      const targets = importsOf(file).map(({ specifier }) => resolveImport(file.path, specifier))
      return [file.path, targets.filter((target) => target !== undefined && known.has(target))] as [string, string[]]
    }),
  )
  return strongComponents(graph)
    .filter((group) => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''))
    .map((group) => group.toSorted())
    .toSorted()
}

/** Tarjan's algorithm: the largest groups in which each file reaches each other. */
function strongComponents(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const groups: string[][] = []

  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path) ?? 0)
    stack.push(path)
    onStack.add(path)
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) {
        visit(target)
        lower(path, lowest.get(target))
      } else if (onStack.has(target)) lower(path, order.get(target))
    }
    if (lowest.get(path) === order.get(path)) groups.push(popDownTo(path))
  }
  const lower = (path: string, to = 0) => lowest.set(path, Math.min(lowest.get(path) ?? to, to))
  const popDownTo = (path: string) => {
    const group = stack.splice(stack.indexOf(path))
    for (const member of group) onStack.delete(member)
    return group
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return groups
}
