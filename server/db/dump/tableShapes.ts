import type { QueryResultRow } from 'pg'
import { OWN_TABLES } from './ownTables.ts'

/** A column with its type in SQL, and the sequence that numbers it. */
type ColumnShape = { name: string; type: string; sequence: string | null }
export type TableShape = { name: string; columns: ColumnShape[] }

/** What runs a statement: a connection or pool of `pg`, or a transaction. */
export type Client = {
  query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attgenerated = ''
    AND c.relname = ANY ($1) AND a.atttypid <> 'xid8'::regtype
  ORDER BY c.relname, a.attnum`

const REFERENCES = `
  SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
  WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = current_schema()::regnamespace`

/**
 * Our tables as they are in a database, but for numbers of transactions, which mean nothing in another one; whatever a row
 * refers to comes before it.
 */
export async function readTableShapes(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<ColumnShape & { table: string }>(COLUMNS, [[...OWN_TABLES]])
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ name: column, type, sequence }) => ({ name: column, type, sequence })),
  }))
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES)
  return inOrder(tables, references)
}

function inOrder(tables: readonly TableShape[], references: readonly { from: string; to: string }[]): TableShape[] {
  const ordered = new Map<string, TableShape>()
  const place = (table: TableShape) => {
    if (ordered.has(table.name)) return
    for (const { from, to } of references) {
      const before = from === table.name && tables.find(({ name }) => name === to)
      if (before) place(before)
    }
    ordered.set(table.name, table)
  }
  tables.forEach(place)
  return [...ordered.values()]
}

/** A name of the catalogue, as it stands in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
