import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read as the value. */
export type Json<Value = unknown> = ColumnType<Value, string, string>
/** ISO 8601, UTC, milliseconds, both ways. */
export type Instant = string
/** Counted by the database. */
export type Counter = Generated<number>
