import type { Pool, QueryResultRow } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { columnReaders } from '../columnReaders.ts'
import { bindAndRun } from './bindAndRun.ts'

type Kept = { name: string; text: string }

/** What `pg` has for those who talk to its connection themselves. */
type Connection = {
  stream: { cork(): void; uncork(): void; writable: boolean; write(bytes: Buffer): void }
  /** Texts of the statements that this connection keeps, by name. */
  parsedStatements: Record<string, string | undefined>
  parse(statement: Kept): void
  bind(asked: { statement: string; values: Value[] }): void
  describe(what: { type: 'P' }): void
  execute(): void
  sync(): void
  sendCopyFail(reason: string): void
}

type Value = string | Buffer | null
type Field = { name: string; dataTypeID: number }
type Row = Record<string, unknown>
/** What the rows of a statement are like. */
type Rows = { columns: { name: string; read: (text: string) => unknown }[]; empty: Row }
type Told = (error: Error | null, rows?: Row[]) => void

const NO_ROWS: Rows = { columns: [], empty: {} }
/** By connection and name: the rows of a plan that is kept never change. */
const known = new WeakMap<Connection, Map<string, Rows>>()

/**
 * A statement that a connection keeps under its name. Once it has told what its rows are like, nobody asks again, and it
 * goes to the socket in one piece: to ask each time, as `pg` does, costs a short statement a tenth on either side.
 */
class KeptQuery {
  readonly name: string
  readonly text: string
  /** Set by `pg`. */
  callback: Told | undefined
  readonly #values: readonly unknown[]
  readonly #found: (string | null)[][] = []
  #rows: Rows | undefined
  #connection: Connection | undefined

  constructor({ name, text }: Kept, values: readonly unknown[]) {
    this.name = name
    this.text = text
    this.#values = values
  }

  submit(connection: Connection): unknown {
    this.#connection = connection
    this.#rows = known.get(connection)?.get(this.name)
    let values: Value[]
    try {
      values = this.#values.map((value) => prepareValue(value))
    } catch (error) {
      return error
    }
    if (!this.#rows || values.some((value) => value instanceof Buffer)) introduce(connection, this, values)
    else if (connection.stream.writable) connection.stream.write(bindAndRun(this.name, values as (string | null)[]))
    return null
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#rows = {
      columns: fields.map(({ name, dataTypeID }) => ({ name, read: columnReaders.getTypeParser(dataTypeID, 'text') })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#found.push(fields)
  }

  /** Only a statement that has come to its end has told all. */
  handleCommandComplete(): void {
    const connection = this.#connection as Connection
    const names = known.get(connection) ?? new Map<string, Rows>()
    names.set(this.name, (this.#rows ??= NO_ROWS))
    known.set(connection, names)
  }

  handleReadyForQuery(): void {
    const { columns, empty } = this.#rows ?? NO_ROWS
    let rows: Row[]
    try {
      rows = this.#found.map((texts) => filled({ ...empty }, columns, texts))
    } catch (error) {
      this.handleError(error as Error)
      return
    }
    this.callback?.(null, rows)
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFail('No source stream defined')
  }

  handleCopyData(): void {}
}

/** The first time on a connection, and where values are bytes: `pg`'s own messages, with the question for the rows. */
function introduce(connection: Connection, { name, text }: Kept, values: Value[]): void {
  connection.stream.cork()
  try {
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text })
    connection.bind({ statement: name, values })
    connection.describe({ type: 'P' })
    connection.execute()
    connection.sync()
  } finally {
    connection.stream.uncork()
  }
}

function filled(row: Row, columns: Rows['columns'], texts: readonly (string | null)[]): Row {
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]
    const text = texts[at]
    if (column && typeof text === 'string') row[column.name] = column.read(text)
  }
  return row
}

/** Runs a statement under its name, under which no other text may be run. */
export function runKept<Found extends QueryResultRow>(
  pool: Pool,
  statement: Kept,
  values: readonly unknown[],
): Promise<Found[]> {
  const ask = pool.query.bind(pool) as unknown as (query: KeptQuery, told: Told) => void
  return new Promise((resolve, reject) => {
    ask(new KeptQuery(statement, values), (error, rows) => (error ? reject(error) : resolve(rows as Found[])))
  })
}
