/** Column of the file -> path of the field that it is read as; '' leaves the column out. */
export type Mapping = Readonly<Record<string, string>>

/** How the columns of one kind of file were read last. */
export type KeptMapping = { columns: readonly string[]; mapping: Mapping }

/** Kinds of files that are remembered per type: the one read last stands first. */
const KEPT = 12
/** Characters of all of them: a setting holds 64 KiB. */
const CHARACTERS = 30_000

/** What a setting holds, whoever wrote it. */
export function keptFrom(payload: unknown): KeptMapping[] {
  const { sets } = (payload ?? {}) as { sets?: unknown }
  return Array.isArray(sets) ? sets.filter(isKept) : []
}

function isKept(value: unknown): value is KeptMapping {
  const { columns, mapping } = (value ?? {}) as { columns?: unknown; mapping?: unknown }
  return (
    Array.isArray(columns) &&
    columns.every((name) => typeof name === 'string') &&
    typeof mapping === 'object' &&
    mapping !== null &&
    Object.values(mapping).every((path) => typeof path === 'string')
  )
}

/** Files are of one kind whose columns have the same names, in whatever order. */
const kindOf = (columns: readonly string[]) => JSON.stringify([...columns].sort())

export function mappingFor(kept: readonly KeptMapping[], columns: readonly string[]): Mapping | undefined {
  return kept.find((one) => kindOf(one.columns) === kindOf(columns))?.mapping
}

/** Puts a mapping first; the oldest go where there are too many. */
export function withMapping(kept: readonly KeptMapping[], columns: readonly string[], mapping: Mapping): KeptMapping[] {
  const others = kept.filter((one) => kindOf(one.columns) !== kindOf(columns))
  const all = [{ columns, mapping }, ...others].slice(0, KEPT)
  while (all.length > 1 && JSON.stringify(all).length > CHARACTERS) all.pop()
  return JSON.stringify(all).length > CHARACTERS ? [...kept] : all
}
