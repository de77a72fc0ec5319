import { CompiledQuery, type Transaction } from 'kysely'
import type { QueryResultRow } from 'pg'
import { domainErrorOf } from './databaseErrors.ts'
import { runKept } from './kept/runKept.ts'
import type { Database } from './openDatabase.ts'

/** A fixed statement of a hot road. Its name lets PostgreSQL keep the plan. */
export type Statement = { name: string; text: string }

export type Run = <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

/**
 * Runs fixed statements without a query builder's cost, by name where connections keep them.
 */
export function runner({ pool, keepsStatements }: Pick<Database, 'pool' | 'keepsStatements'>): Run {
  return async <Row extends QueryResultRow>(statement: Statement, values: unknown[]) => {
    try {
      if (keepsStatements) return await runKept<Row>(pool, statement, values)
      return (await pool.query<Row>(statement.text, values)).rows
    } catch (error) {
      throw domainErrorOf(error)
    }
  }
}

/** The same within a transaction that is open. */
export function transactionRunner<Known>(transaction: Transaction<Known>): Run {
  return async <Row extends QueryResultRow>({ text }: Statement, values: unknown[]) => {
    try {
      return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
    } catch (error) {
      throw domainErrorOf(error)
    }
  }
}
