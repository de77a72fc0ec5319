import { DAY_MS } from './timers.ts'

/** Forms of a file of titles: a table (RFC 4180), one JSON list, or one JSON object per line. */
export const TRANSFER_FORMATS = ['csv', 'json', 'ndjson'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]

/** calls.md section 0, limits: what an import may weigh in bytes, and hold in rows. */
export const IMPORT_BYTES = 67_108_864
export const IMPORT_ROWS = 100_000
/** Columns of a file that is imported; a wider one is some other file. */
export const IMPORT_COLUMNS = 1_000
/** One row of it, in bytes. */
export const IMPORT_ROW_BYTES = 1_048_576
/** The mapping of its columns as JSON text, in bytes. */
export const MAPPING_BYTES = 131_072

/** Files that an export has made are kept so long. */
export const EXPORT_KEEP_MS = DAY_MS
/** An address of such a file opens so long: each look at the job signs a new one. */
export const EXPORT_ADDRESS_MS = 3_600_000
export const EXPORTS_PER_MINUTE = 2

/** Joins and parts the values of a list in one cell; a backslash before it, or before another, takes it as it is. */
export const LIST_SEPARATOR = '|'
