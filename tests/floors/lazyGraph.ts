import ts from 'typescript'
import { resolveImport } from './resolveImport.ts'
import type { SourceFile } from './sourceFile.ts'

/** Files that a file fetches later, with the sets of words that `withWords` brings beside it. */
interface LazyImport {
  from: string
  target: string
  sets: readonly string[]
}

/** What comes with one file that is fetched by itself. */
interface Chunk {
  /** The file that is fetched, and every file that it imports at once. */
  files: ReadonlySet<string>
  /** Sets of words that stand by then, whichever way leads here. */
  sets: ReadonlySet<string>
}

/** The entry and every file that is imported dynamically below it, by path. */
export function chunksFrom(entry: string, files: readonly SourceFile[]): ReadonlyMap<string, Chunk> {
  const parsed = new Map(files.map((file) => [file.path, importsIn(file)]))
  const closures = new Map<string, ReadonlySet<string>>()
  const sites = new Map<string, LazyImport[]>()
  const queue = [entry]
  for (const root of queue) {
    if (closures.has(root)) continue
    const closure = closureOf(root, (path) => parsed.get(path)?.atOnce ?? [])
    closures.set(root, closure)
    for (const path of closure)
      for (const site of parsed.get(path)?.later ?? []) {
        if (!parsed.has(site.target)) continue
        sites.set(site.target, [...(sites.get(site.target) ?? []).filter((one) => one !== site), site])
        queue.push(site.target)
      }
  }
  const sets = setsOf(entry, closures, sites)
  return new Map([...closures].map(([root, reached]) => [root, { files: reached, sets: sets.get(root) ?? new Set() }]))
}

/** Of every way to a file only what all of them bring counts, so that the answer shrinks until it holds. */
function setsOf(
  entry: string,
  closures: ReadonlyMap<string, ReadonlySet<string>>,
  sites: ReadonlyMap<string, readonly LazyImport[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set([...sites.values()].flat().flatMap((site) => site.sets))
  const known = new Map([...closures.keys()].map((root) => [root, root === entry ? new Set<string>() : all]))
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [root, ways] of sites) {
      const before = known.get(root) ?? all
      const brought = ways.flatMap(({ from, sets }) =>
        [...closures]
          .filter(([, reached]) => reached.has(from))
          .map(([holder]) => [...(known.get(holder) ?? []), ...sets]),
      )
      const after = new Set([...before].filter((set) => root !== entry && brought.every((one) => one.includes(set))))
      if (after.size < before.size) {
        known.set(root, after)
        isSettled = false
      }
    }
  }
  return known
}

function closureOf(root: string, next: (path: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([root])
  for (const path of reached) for (const target of next(path)) reached.add(target)
  return reached
}

function importsIn({ path, text }: SourceFile): { atOnce: string[]; later: LazyImport[] } {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const atOnce: string[] = []
  const later: LazyImport[] = []
  const targetOf = (specifier: ts.Node | undefined) =>
    specifier && ts.isStringLiteralLike(specifier) ? resolveImport(path, specifier.text) : undefined
  const visit = (node: ts.Node, sets: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly
      const target = targetOf(node.moduleSpecifier)
      if (target && !isType) atOnce.push(target)
      return
    }
    const inside = setsNamedBy(node) ?? sets
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = targetOf(node.arguments[0])
      if (target) later.push({ from: path, target, sets })
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind), [])
  return { atOnce, later }
}

/** `['guide']` of `withWords(['guide'], ...)`. */
function setsNamedBy(node: ts.Node): string[] | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'withWords') return undefined
  const [sets] = node.arguments
  if (!sets || !ts.isArrayLiteralExpression(sets)) return undefined
  return sets.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
}
