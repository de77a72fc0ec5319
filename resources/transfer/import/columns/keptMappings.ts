import type { DateFormats } from '#contract/values/dateFormats.ts'
import { DATE_FORMATS } from '#contract/values/dateFormats.ts'

/** Column of the file -> path of the field that it is read as; '' leaves the column out. */
export type Mapping = Readonly<Record<string, string>>

/** How the columns of one kind of file were read last, and how its dates, where somebody has said so. */
export type KeptMapping = { columns: readonly string[]; mapping: Mapping; dates?: DateFormats | undefined }

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
  const { columns, mapping, dates } = (value ?? {}) as { columns?: unknown; mapping?: unknown; dates?: unknown }
  return (
    Array.isArray(columns) &&
    columns.every((name) => typeof name === 'string') &&
    typeof mapping === 'object' &&
    mapping !== null &&
    Object.values(mapping).every((path) => typeof path === 'string') &&
    (dates === undefined || isDates(dates))
  )
}

function isDates(value: unknown): value is DateFormats {
  const known: readonly unknown[] = DATE_FORMATS
  return typeof value === 'object' && value !== null && Object.values(value).every((format) => known.includes(format))
}

/** Files are of one kind whose columns have the same names, in whatever order. */
const kindOf = (columns: readonly string[]) => JSON.stringify([...columns].sort())

export function mappingFor(kept: readonly KeptMapping[], columns: readonly string[]): KeptMapping | undefined {
  return kept.find((one) => kindOf(one.columns) === kindOf(columns))
}

/** Puts a mapping first; the oldest go where there are too many. */
export function withMapping(kept: readonly KeptMapping[], next: KeptMapping): KeptMapping[] {
  const others = kept.filter((one) => kindOf(one.columns) !== kindOf(next.columns))
  const all = [next, ...others].slice(0, KEPT)
  while (all.length > 1 && JSON.stringify(all).length > CHARACTERS) all.pop()
  return JSON.stringify(all).length > CHARACTERS ? [...kept] : all
}
