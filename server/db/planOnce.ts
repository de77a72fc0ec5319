import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Database } from './database.ts'
import { runKept } from './kept/runKept.ts'
import type { Tables } from './tables.ts'

/** A statement that is put together when it is run. */
export type Runnable<Row> = Pick<RawBuilder<Row>, 'compile' | 'execute'>

/** Runs a composed statement. */
export type RunSql = <Row>(statement: Runnable<Row>) => Promise<Row[]>

/** The same, put together when it is first run: that costs a short statement's caller a tenth of all else. */
export function composedOnce<Row>(statement: Runnable<Row>): Runnable<Row> {
  let composed: CompiledQuery<Row> | undefined
  return { compile: (db) => (composed ??= statement.compile(db)), execute: (db) => statement.execute(db) }
}

/** Stands in a composed statement for a value that is told whenever it is run. */
class Later {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

export const later = (name: string): Later => new Later(name)

/** A composed statement with its values. */
export function told<Row>(statement: Runnable<Row>, values: Readonly<Record<string, unknown>>): Runnable<Row> {
  const compile: Runnable<Row>['compile'] = (db) => {
    const { parameters, ...composed } = statement.compile(db)
    return { ...composed, parameters: parameters.map((one) => (one instanceof Later ? values[one.name] : one)) }
  }
  const execute: Runnable<Row>['execute'] = (db) => db.getExecutor().executeQuery(compile(db))
  return { compile, execute }
}

/** Statements that are kept under a name: plans of the embedded session are never given back. */
const MOST = { postgres: 400, embedded: 60 }

/**
 * For statements of few texts, each of which has one good plan whatever it is asked with: named, they are planned once
 * per connection, where connections keep them. What comes after the first so many is planned each time.
 */
export function planOnce(database: Pick<Database, 'kysely' | 'pool' | 'engine' | 'keepsStatements'>): RunSql {
  const { kysely, pool, engine, keepsStatements } = database
  if (!keepsStatements) return planEach(kysely)
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST[engine]) return known
    const name = `once_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    names.set(text, name)
    return name
  }
  return async <Row>(statement: Runnable<Row>) => {
    const { sql: text, parameters } = statement.compile(kysely)
    const name = nameOf(text)
    if (name) return runKept<Row & QueryResultRow>(pool, { name, text }, parameters)
    return (await pool.query(text, [...parameters])).rows as Row[]
  }
}

/** Where what is asked decides the plan, or the statement is one of many. */
export function planEach(kysely: Kysely<Tables>): RunSql {
  return async (statement) => (await statement.execute(kysely)).rows
}
