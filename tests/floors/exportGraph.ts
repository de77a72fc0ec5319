import ts from 'typescript'
import { resolveImport } from './resolveImport.ts'
import type { SourceFile } from './sourceFile.ts'

/** A name of a file: `kit/a.ts#draw`. `kit/a.ts#*` stands for all of its exports, `kit/a.ts#` for what runs on import. */
export type QualifiedName = `${string}#${string}`

/** What one file exports, and what each of its names needs. */
export interface FileNames {
  path: string
  /** Exported name to the name that it has inside the file; types among them. */
  exported: ReadonlyMap<string, string>
  /** Own name, or '' for statements that run on import, to the names that it mentions, in this file or in others. */
  needs: ReadonlyMap<string, ReadonlySet<QualifiedName>>
  /** What the file takes from others, by name. */
  imports: ReadonlySet<QualifiedName>
}

/**
 * The names of a file by syntax alone: a mention counts wherever it stands, so that a shadowed name keeps more alive and
 * never less.
 */
export function namesOf({ path, text }: SourceFile): FileNames {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const imported = new Map(statements.flatMap((statement, at) => importedNames(statement, path, at)))
  const own = new Map<string, ts.Node[]>([['', []]])
  const exported = new Map<string, string>()
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) continue
    const names = declaredNames(statement)
    for (const name of names.length > 0 ? names : ['']) own.set(name, [...(own.get(name) ?? []), statement])
    for (const [name, local] of exportedNames(statement, names)) exported.set(name, local)
  }
  const needs = new Map<string, ReadonlySet<QualifiedName>>(
    [...own].map(([name, nodes]) => [name, mentions(nodes, path, own, imported)]),
  )
  // Whoever runs a file runs what it imports.
  const running = [...imported.values()].map((name): QualifiedName => `${name.split('#')[0] ?? ''}#`)
  needs.set('', new Set([...(needs.get('') ?? []), ...running]))
  const imports = [...imported.values(), ...[...needs.values()].flatMap((each) => [...each])]
  return { path, exported, needs, imports: new Set(imports.filter((each) => !each.startsWith(`${path}#`))) }
}

/** Local names of an import with what they stand for; an import without names has a number for one. */
function importedNames(statement: ts.Statement, path: string, at: number): [string, QualifiedName][] {
  if (!ts.isImportDeclaration(statement)) return []
  const target = targetOf(statement.moduleSpecifier, path)
  if (!target) return []
  const { importClause } = statement
  const found: [string, QualifiedName][] = importClause ? [] : [[String(at), `${target}#`]]
  if (importClause?.name) found.push([importClause.name.text, `${target}#default`])
  const bindings = importClause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) found.push([bindings.name.text, `${target}#*`])
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements) {
      found.push([name.text, `${target}#${(propertyName ?? name).text}`])
    }
  return found
}

/** The names that a statement declares; several for `const { a, b } = ...`. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))
}

function exportedNames(statement: ts.Statement, names: readonly string[]): [string, string][] {
  if (ts.isExportAssignment(statement)) return [['default', '']]
  if (ts.isExportDeclaration(statement)) {
    const list =
      statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : []
    return list.map(({ name, propertyName }) => [
      name.text,
      statement.moduleSpecifier ? '' : (propertyName ?? name).text,
    ])
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return isDefault ? [['default', names[0] ?? '']] : names.map((name) => [name, name])
}

/** Every own or imported name that stands in the nodes, and every file that they import while running. */
function mentions(
  nodes: readonly ts.Node[],
  path: string,
  own: ReadonlyMap<string, unknown>,
  imported: ReadonlyMap<string, QualifiedName>,
): ReadonlySet<QualifiedName> {
  const found = new Set<QualifiedName>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const target = imported.get(node.text) ?? (own.has(node.text) ? (`${path}#${node.text}` as const) : undefined)
      if (target) found.add(target)
    }
    const target = importedFile(node, path)
    if (target) found.add(`${target}#*`)
    ts.forEachChild(node, visit)
  }
  for (const node of nodes) visit(node)
  return found
}

/** The file of `import('./a.ts')`, as a call or as a type, and of `export ... from './a.ts'`. */
function importedFile(node: ts.Node, path: string): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return targetOf(node.arguments[0], path)
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return targetOf(node.argument.literal, path)
  return ts.isExportDeclaration(node) ? targetOf(node.moduleSpecifier, path) : undefined
}

function targetOf(specifier: ts.Node | undefined, path: string): string | undefined {
  return specifier && ts.isStringLiteralLike(specifier) ? resolveImport(path, specifier.text) : undefined
}
