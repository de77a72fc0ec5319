import type { QueryResultRow } from 'pg'
import { domainErrorOf } from './databaseErrors.ts'
import type { Database } from './openDatabase.ts'

/** A fixed statement of a hot road. Its name lets PostgreSQL keep the plan. */
export type Statement = { name: string; text: string }

export type Run = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

/**
 * Runs fixed statements without a query builder's cost. The embedded database has one session for all connections, in
 * which a name may exist once only, so there the statements stay unnamed.
 */
export function runner({ pool, engine }: Pick<Database, 'pool' | 'engine'>): Run {
  return async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
    const config = engine === 'postgres' ? { ...statement, values } : { text: statement.text, values }
    try {
      return (await pool.query<Row>(config)).rows
    } catch (error) {
      throw domainErrorOf(error)
    }
  }
}
