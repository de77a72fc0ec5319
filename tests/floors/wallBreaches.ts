import { names, roomOf, rowOf, SERVER_PARTS, TEST_PACKAGES } from './floorTable.ts'
import { packageOf, resolveImport } from './resolveImport.ts'
import { importsOf, isTest, type Import, type SourceFile } from './sourceFile.ts'

/** Imports that the floor table does not allow, one sentence each. */
export function wallBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((each) => {
      const breach = file.path.startsWith('tests/') ? breachOfTests(file, each) : breachOf(file, each)
      return breach === undefined ? [] : [`${file.path}: ${breach} (${each.specifier})`]
    }),
  )
}

function breachOf(file: SourceFile, { specifier, typeOnly }: Import): string | undefined {
  const room = roomOf(file.path)
  if (room === undefined) return undefined
  const row = rowOf(room)
  if (row === undefined) return `${room} is no room of the floor table`
  const target = resolveImport(file.path, specifier)
  if (target === undefined) return breachOfPackages(row, packageOf(specifier), room, isTest(file.path))
  if (!/\.\w+$/.test(target)) return 'the file extension is missing'
  if (target.startsWith('tests/') && isTest(file.path)) return breachOfSpelling(specifier, false)
  const other = roomOf(target)
  if (other === undefined) return `${target} stands in no room`
  const allowed = other === room || names(row.imports, other) || (typeOnly && names(row.types, other))
  if (!allowed)
    return names(row.types, other) ? `${room} may import only types of ${other}` : `${room} may not import ${other}`
  if (!isTest(file.path) && breachOfParts(file.path, target))
    return `${partOf(file.path)} may not import ${partOf(target)}`
  return breachOfSpelling(specifier, other === room)
}

function breachOfParts(path: string, target: string): boolean {
  const never = SERVER_PARTS.find(({ part }) => path.startsWith(part))?.never ?? []
  return never.some((part) => target.startsWith(part))
}

function partOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** An alias crosses a wall, a relative path stays inside. */
function breachOfSpelling(specifier: string, inside: boolean): string | undefined {
  if (inside && specifier.startsWith('#')) return 'inside a room the path is relative'
  if (!inside && specifier.startsWith('.')) return 'across a wall the path is an alias'
  return undefined
}

function breachOfPackages(
  row: NonNullable<ReturnType<typeof rowOf>>,
  name: string,
  room: string,
  inTest: boolean,
): string | undefined {
  const among = (list: readonly RegExp[] | undefined) => list?.some((pattern) => pattern.test(name)) ?? false
  if (inTest && among(TEST_PACKAGES)) return undefined
  const allowed = row.packages ? among(row.packages) : !among(row.never)
  return allowed ? undefined : `${room} may not use the package ${name}`
}

/** What crosses rooms may import any of them, by alias like everybody. */
function breachOfTests(file: SourceFile, { specifier }: Import): string | undefined {
  const target = resolveImport(file.path, specifier)
  if (target === undefined) return undefined
  if (!/\.\w+$/.test(target)) return 'the file extension is missing'
  return breachOfSpelling(specifier, target.startsWith('tests/'))
}
