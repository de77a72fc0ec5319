import type { Connection, PoolClient, Submittable } from 'pg'
import type { TableShape } from '../dump/tableShapes.ts'
import { quoted } from '../dump/tableShapes.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows go in pieces of so many characters. */
const PIECE = 64 * 1024

/** Writes rows by COPY: what a statement over JSON takes is mostly reading the JSON. What a row does not have is null. */
export function copyRows(client: PoolClient, table: TableShape, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return Promise.resolve()
  const { columns } = table
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const write = columns.map(({ name, type }) => {
    const text = type.endsWith('[]') ? arrayText : type === 'jsonb' ? JSON.stringify : String
    return (row: Row) => (row[name] === null || row[name] === undefined ? '\\N' : escaped(text(row[name])))
  })
  const lines = function* () {
    for (const row of rows) yield `${write.map((column) => column(row)).join('\t')}\n`
  }
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(`COPY ${quoted(table.name)} (${names}) FROM STDIN`, lines(), { resolve, reject }))
  })
}

/** What `pg` has on its connections and does not tell in its types. */
type CopyingConnection = Connection & { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void }
type Ends = { resolve: () => void; reject: (error: unknown) => void }

/** A COPY as `pg` runs it in the place of a query. */
class CopyIn implements Submittable {
  private readonly text: string
  private readonly lines: Iterable<string>
  private readonly ends: Ends

  constructor(text: string, lines: Iterable<string>, ends: Ends) {
    this.text = text
    this.lines = lines
    this.ends = ends
  }

  submit(connection: Connection): void {
    connection.query(this.text)
  }

  handleCopyInResponse(connection: CopyingConnection): void {
    let piece = ''
    for (const line of this.lines) {
      piece += line
      if (piece.length < PIECE) continue
      connection.sendCopyFromChunk(Buffer.from(piece))
      piece = ''
    }
    if (piece !== '') connection.sendCopyFromChunk(Buffer.from(piece))
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleError(error: unknown): void {
    this.ends.reject(error)
  }

  handleReadyForQuery(): void {
    this.ends.resolve()
  }
}

const SPECIAL = /[\\\n\r\t]/g
const SAFE: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string): string => text.replace(SPECIAL, (letter) => SAFE[letter] ?? letter)

/** A list as PostgreSQL writes it; one that stands as such already is left as it is. */
function arrayText(list: unknown): string {
  if (!Array.isArray(list)) return String(list)
  const items = list.map((one) => (typeof one === 'number' ? one : `"${String(one).replace(/["\\]/g, '\\$&')}"`))
  return `{${items.join()}}`
}
