import { createHash } from 'node:crypto'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../../db/openDatabase.ts'
import type { Tables } from '../../db/tables.ts'

/** Runs a statement of the search. */
export type RunSearch = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>

/**
 * Statements that walk so far or look up by index have one good plan whatever the term: named, they are planned once per
 * connection, where connections keep them. The embedded session would keep them all for ever, and its memory never
 * shrinks.
 */
export function planOnce({
  kysely,
  pool,
  engine,
  keepsStatements,
}: Pick<Database, 'kysely' | 'pool' | 'engine' | 'keepsStatements'>): RunSearch {
  if (!keepsStatements || engine === 'embedded') return planEach(kysely)
  return async <Row>(statement: RawBuilder<Row>) => {
    const { sql: text, parameters } = statement.compile(kysely)
    const name = `search_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    return (await pool.query({ name, text, values: [...parameters] })).rows as Row[]
  }
}

/** Where the term decides the plan, or the statement is one of many. */
export function planEach(kysely: Kysely<Tables>): RunSearch {
  return async (statement) => (await statement.execute(kysely)).rows
}
