import { costsRow } from '#contract/rules/transfer/costsRow.ts'
import type { DateFormats } from '#contract/values/dateFormats.ts'
import { planColumns, type PlannedColumn } from '#contract/rules/transfer/readRow.ts'
import type { ColumnMapping } from '#contract/rules/transfer/mapColumns.ts'
import { columnAt, type TransferColumn } from '#contract/rules/transfer/transferColumns.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DEFAULT_SOURCE, type SourceKey } from '#contract/values/sources.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { JobServices } from '../jobCaller.ts'
import type { TransferInput } from './transferCaller.ts'

/** What an import is asked for with: frozen in its job. */
export type ImportInput = TransferInput & {
  mapping: ColumnMapping
  /** In the order of the file, which stored JSON does not keep. */
  columns: string[]
  publish: boolean
  fileName: string
  /** Who says what stands in the file; jobs of earlier servers name nobody. */
  source?: SourceKey
  /** How its columns write dates, where not as a date field takes them. */
  dates?: DateFormats
  /** The team whose events they are, by id and name (calls.md section 16). */
  team?: string
  teamName?: string
}

/** Everything that deciding about one row takes, looked up once. */
export type ImportPlan = {
  services: Pick<JobServices, 'types' | 'documents' | 'lists'>
  caller: Sender
  type: TypeDocument
  columns: readonly PlannedColumn[]
  columnOf: (path: string) => TransferColumn | undefined
  publish: boolean
  /** Products that the caller may put a title into. */
  nameable: readonly string[]
  /** A date makes the year too where the file has none of its own. */
  yearFrom: string | undefined
  source: SourceKey
  /** Whether an odd cell of that path costs its row. */
  costsRow: (path: string) => boolean
}

type Parts = Pick<ImportPlan, 'services' | 'caller' | 'type' | 'nameable'> & { input: ImportInput }

/** Dates without an offset are read in UTC, as an export writes them. */
const ZONE = 'UTC'

export function importPlan({ services, caller, type, nameable, input }: Parts): ImportPlan {
  const { mapping, publish, source = DEFAULT_SOURCE, dates = {} } = input
  const known = new Map<string, TransferColumn | undefined>()
  const columnOf = (path: string) => {
    if (!known.has(path)) known.set(path, columnAt(type, path))
    return known.get(path)
  }
  const targets = Object.values(mapping)
  const dated = ['rdt', 'oadt'].find((path) => targets.includes(path))
  const yearFrom = !targets.includes('yr') && columnOf('yr')?.kind === 'integer' ? dated : undefined
  const columns = planColumns(type, mapping, { zone: ZONE, dates })
  return { services, caller, type, columns, columnOf, publish, nameable, yearFrom, source, costsRow: costsRow(type) }
}
