import type { Chosen, ExportBody } from '#contract/wire/calls/bulkBodies.ts'
import type { TransferFormat } from '#contract/values/transfer.ts'
import { TRANSFER_FORMATS } from '#contract/values/transfer.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const SIDES = ['draft', 'published'] as const
type Side = (typeof SIDES)[number]
const COLUMN_SETS = ['all', 'shown', 'chosen'] as const
type ColumnSet = (typeof COLUMN_SETS)[number]

/** How somebody wants a file of titles. */
export type ExportChoices = {
  format: TransferFormat
  side: Side
  columns: ColumnSet
  /** Paths of fields, where they are chosen one by one. */
  chosen: readonly string[]
}

const FIRST: ExportChoices = { format: 'csv', side: 'draft', columns: 'all', chosen: [] }
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)

const keyOf = (type: string) => `marquee-export:${type}`

/** What was wanted last of the type in this browser; a place that keeps nothing, or nonsense, is none. */
export function exportChoicesOf(storage: Pick<Storage, 'getItem'>, type: string): ExportChoices {
  const kept = (readStored(storage, keyOf(type)) ?? {}) as Partial<Record<keyof ExportChoices, unknown>>
  return {
    format: oneOf(TRANSFER_FORMATS, kept.format) ?? FIRST.format,
    side: oneOf(SIDES, kept.side) ?? FIRST.side,
    columns: oneOf(COLUMN_SETS, kept.columns) ?? FIRST.columns,
    chosen: Array.isArray(kept.chosen) ? kept.chosen.filter((path) => typeof path === 'string') : [],
  }
}

export function keepExportChoices(storage: Pick<Storage, 'setItem'>, type: string, choices: ExportChoices): void {
  writeStored(storage, keyOf(type), choices)
}

/** The call's body; `paths` are the columns where not all are wanted. */
export function exportBody(
  meant: Chosen,
  { format, side }: ExportChoices,
  paths: readonly string[] | undefined,
): ExportBody {
  return { ...meant, format, ...(side === 'published' ? { st: side } : {}), ...(paths ? { fields: [...paths] } : {}) }
}
