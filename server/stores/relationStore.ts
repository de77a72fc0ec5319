import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { readPublishSides, type PublishSide, type PublishSidesQuery } from './relations/readPublishSides.ts'
import { usesOf, type UsesQuery, type UsesFound } from './relations/usesOf.ts'
import { ALWAYS, type Condition } from './lists/condition.ts'

/** A document's place among the children of its parent. */
type Place = { id: string; urn: string; parent: string; number: number }
type Neighbours = { previous?: string; next?: string }

/** What lists cannot answer about parents and children: where one stands, who stands beside it, how many there are. */
export type RelationStore = {
  placeOf(kind: DocumentKind, id: string): Promise<Place | undefined>
  /** The children before and after a place that the caller may see. */
  neighbours(reader: Reader, place: Place): Promise<Neighbours>
  /** How many children of these kinds each parent has that the caller may see. */
  countChildren(
    reader: Reader,
    kinds: readonly DocumentKind[],
    parents: readonly string[],
  ): Promise<ReadonlyMap<string, number>>
  /** Who names documents or stands below them, foreign ones marked: whoever asks shows these as a number alone. */
  usesOf(reader: Reader, asked: UsesQuery): Promise<UsesFound>
  /** Both sides of documents as far as publishing asks. */
  publishSides(reader: Reader, asked: PublishSidesQuery): Promise<PublishSide[]>
}

export function createRelationStore(kysely: Kysely<Tables>): RelationStore {
  return {
    placeOf: (kind, id) => placeOf(kysely, kind, id),
    neighbours: (reader, place) => neighbours(kysely, reader, place),
    countChildren: (reader, kinds, parents) => countChildren(kysely, reader, kinds, parents),
    usesOf: (reader, asked) => usesOf(kysely, reader, asked),
    publishSides: (reader, asked) => readPublishSides(kysely, reader, asked),
  }
}

/** By the side that lists show, so that a draft's new place counts. */
async function placeOf(db: Kysely<Tables>, { urn }: DocumentKind, id: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    SELECT id, urn, parent, number FROM side
    WHERE id = ${id}::uuid AND urn = ${urn} AND is_primary AND parent IS NOT NULL`.execute(db)
  return rows[0]
}

async function neighbours(db: Kysely<Tables>, reader: Reader, place: Place): Promise<Neighbours> {
  const beside = (sign: '<' | '>') => sql<{ id: string; side: string }>`
    (SELECT id, ${sign}::text AS side FROM side
    WHERE parent = ${place.parent} AND urn = ${place.urn} AND is_primary AND ${inScope(reader)}
      AND (number, id) ${sql.raw(sign)} (${place.number}::float8, ${place.id}::uuid)
    ORDER BY number ${sql.raw(sign === '<' ? 'DESC' : 'ASC')}, id ${sql.raw(sign === '<' ? 'DESC' : 'ASC')} LIMIT 1)`
  const { rows } = await sql<{ id: string; side: string }>`${beside('<')} UNION ALL ${beside('>')}`.execute(db)
  const [previous, next] = [rows.find(({ side }) => side === '<'), rows.find(({ side }) => side === '>')]
  return { ...(previous && { previous: previous.id }), ...(next && { next: next.id }) }
}

async function countChildren(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: readonly DocumentKind[],
  parents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (kinds.length === 0 || parents.length === 0) return new Map()
  const { rows } = await sql<{ parent: string; many: number }>`
    SELECT parent, count(*) AS many FROM side
    WHERE parent = ANY (${[...parents]}::text[]) AND urn = ANY (${kinds.map(({ urn }) => urn)}::text[])
      AND is_primary AND ${inScope(reader)}
    GROUP BY parent`.execute(db)
  return new Map(rows.map(({ parent, many }) => [parent, many]))
}

function inScope(reader: Reader): Condition {
  const scope = scopeOf(reader)
  return scope === 'all' ? ALWAYS : sql`prd && ${[...scope]}::text[]`
}
