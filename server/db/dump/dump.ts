import type { DoneMigration } from '../migrate.ts'

/** A row of a table: every column as the text that PostgreSQL writes for it, which any version of it reads again. */
export type DumpRow = (string | null)[]

/** Some rows of one table, in the order of the columns that the head of the dump names. */
export type DumpBatch = { table: string; rows: DumpRow[] }

/** What stands before the rows. */
export type DumpHead = {
  /** The migrations that made the tables. */
  migrations: DoneMigration[]
  /** Tables in an order in which they can be filled. */
  tables: { name: string; columns: string[] }[]
  /** How far each numbered column has counted; null where that could not be seen. */
  sequences: { table: string; column: string; last: string | null }[]
}

/** All that a database holds at one moment, to be read once, from one database or from an archive. */
export type Dump = { head: DumpHead; batches: () => AsyncIterable<DumpBatch> }

/** Rows by table. */
export type TableCounts = Record<string, number>
