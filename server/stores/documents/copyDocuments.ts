import type { PoolClient } from 'pg'
import { domainErrorOf } from '../../db/databaseErrors.ts'
import { readTableShapes, type TableShape } from '../../db/dump/tableShapes.ts'
import { copyRows } from '../../db/largeLoad/copyRows.ts'
import { inLongTransaction } from '../../db/largeLoad/inLongTransaction.ts'
import { namedStatement } from '../../db/namedStatement.ts'
import type { Database } from '../../db/openDatabase.ts'
import { storedId, type DocumentKind } from './documentKind.ts'
import { loadedRows, type LoadedDocument } from './loadDocuments.ts'
import { loadedSteps, uniqueOf } from './uniqueSteps.ts'

type Write = (client: PoolClient, table: string, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<unknown>

/** What no two of a kind may share. */
const claims = namedStatement(
  'load_claims',
  ['documents', 'sideRows', 'hasNumbers', 'hasCodes'],
  `
WITH gate AS (SELECT id, urn FROM jsonb_populate_recordset(NULL::document, $documents::jsonb)),
  ${loadedSteps}
SELECT count(*) FROM gate`,
)

/**
 * Loads while indexes and triggers stand aside (`putAside`): rows alone, in one transaction a slice; what follows from
 * them comes at the end (`endLargeLoad`). A document that is there already is left as it is.
 */
export async function createCopying(database: Pick<Database, 'pool' | 'engine'>) {
  const { pool, engine } = database
  const write: Write = engine === 'embedded' ? insertRows : copying(await readTableShapes(pool))
  return async (kind: DocumentKind, documents: readonly LoadedDocument[]): Promise<number> => {
    try {
      return await inLongTransaction(pool, (client) => copySlice(client, write, kind, documents))
    } catch (error) {
      throw domainErrorOf(error)
    }
  }
}

async function copySlice(
  client: PoolClient,
  write: Write,
  kind: DocumentKind,
  documents: readonly LoadedDocument[],
): Promise<number> {
  const ids = documents.map(({ id }) => storedId(kind, id))
  const { rows: known } = await client.query<{ id: string }>('SELECT id FROM document WHERE id = ANY ($1)', [ids])
  const there = new Set(known.map(({ id }) => id))
  const rows = documents.filter(({ id }) => !there.has(storedId(kind, id))).map((one) => loadedRows(kind, one))
  const sides = rows.flatMap((row) => row.sides)
  // Of two sides that say the same, that which 'All' shows comes last.
  const words = new Map(sides.toSorted((a, b) => +a.is_primary - +b.is_primary).map((side) => [side.words, side]))
  const written = rows.map((row) => row.document)
  await write(client, 'document', written)
  await write(
    client,
    'version',
    rows.flatMap((row) => row.versions),
  )
  await write(client, 'side', sides)
  await write(client, 'search', sides)
  await write(client, 'search_words', [...words.values()])
  const unique = uniqueOf(kind)
  if (unique !== 'plain') {
    const values = claims.values({
      documents: JSON.stringify(written),
      sideRows: JSON.stringify(sides),
      hasNumbers: unique === 'numbered',
      hasCodes: unique === 'coded',
    })
    await client.query(claims.text, values)
  }
  return rows.length
}

function copying(shapes: readonly TableShape[]): Write {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]))
  return (client, table, rows) => {
    const shape = byName.get(table)
    if (!shape) throw new Error(`there is no table ${table}`)
    return copyRows(client, shape, rows)
  }
}

/** The embedded engine takes no COPY from a client. */
const insertRows: Write = (client, table, rows) =>
  client.query(`INSERT INTO ${table} SELECT p.* FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) p`, [
    JSON.stringify(rows),
  ])
