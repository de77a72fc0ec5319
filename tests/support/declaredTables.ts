import { join } from 'node:path'
import ts from 'typescript'

/** A column as `server/db/tables.ts` declares it: what a read gives, and whether it may be null or left out. */
export type DeclaredColumn = { type: 'string' | 'number' | 'boolean' | 'list' | 'json'; isNullable: boolean }
type DeclaredTables = Record<string, Record<string, DeclaredColumn>>

const FILE = join(import.meta.dirname, '../../server/db/tables.ts')

/** The type `Tables`, read by the compiler: types are gone when the program runs. */
export function declaredTables(): DeclaredTables {
  const program = ts.createProgram([FILE], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  })
  const source = program.getSourceFile(FILE)
  const declaration = source?.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Tables',
  )
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) throw new Error('tables.ts declares no Tables')
  const checker = program.getTypeChecker()
  const members = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)] as const)
  return Object.fromEntries(
    members(checker.getTypeAtLocation(declaration)).map(([table, row]) => [
      table,
      Object.fromEntries(members(row).map(([column, type]) => [column, columnOf(checker, type)])),
    ]),
  )
}

function columnOf(checker: ts.TypeChecker, declared: ts.Type): DeclaredColumn {
  const parts = partsOf(declared).flatMap((part) => {
    const read = part.getProperty('__select__')
    return read ? partsOf(checker.getTypeOfSymbol(read)) : [part]
  })
  const isAbsent = (type: ts.Type) => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
  const [first] = parts.filter((part) => !isAbsent(part))
  return { type: first ? kindOf(checker, first) : 'json', isNullable: parts.some(isAbsent) }
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): DeclaredColumn['type'] {
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  return checker.isArrayType(type) ? 'list' : 'json'
}
