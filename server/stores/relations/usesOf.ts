import { sql, type Kysely } from 'kysely'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Slot, Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALWAYS } from '../lists/condition.ts'

/** One side of a document that names one of the asked ones, or stands below one of them at any depth. */
export type UseSide = {
  id: string
  urn: string
  slot: Slot
  key: string
  st: Status
  /** Its own end, epoch ms; undefined where nothing ends it. */
  ends: number | undefined
  how: 'names' | 'child'
  /** What it names of the asked documents; of a child its parent. */
  named: string[]
  /** Whether the caller may see it. */
  seen: boolean
}

export type UsesAsked = {
  /** Kinds that the caller may view. */
  kinds: readonly DocumentKind[]
  ids: readonly string[]
  withChildren: boolean
}
export type UsesFound = {
  sides: UseSide[]
  /** Asked documents that viewers have. */
  published: ReadonlySet<string>
  /** There are more sides than were taken. */
  atLeast: boolean
}

/** Sides that are looked at; whoever breaks more than that needs no exact number. */
const MOST = 10_000
/** Higher than any tree of titles; data of another service may go round in a ring. */
const MAX_DEPTH = 8

type Row = Omit<UseSide, 'ends' | 'named'> & { ends: number | null; refs: string[]; parent: string | null }

/** One statement for all of them: by the index over what is named, and by that over parents. */
export async function usesOf(db: Kysely<Tables>, reader: Reader, asked: UsesAsked): Promise<UsesFound> {
  const ids = [...new Set(asked.ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (ids.length === 0) return { sides: [], published: new Set(), atLeast: false }
  const [{ rows }, published] = await Promise.all([
    sql<Row>`${asked.withChildren ? below(ids) : sql``}
      ${namedSql(reader, asked, ids)}
      ${asked.withChildren ? sql`UNION ALL ${childrenSql(reader, asked, ids)}` : sql``}`.execute(db),
    publishedOf(db, ids),
  ])
  const wanted = new Set(ids)
  const sides = rows.map(({ refs, parent, ends, ...row }): UseSide => {
    const named = row.how === 'child' ? [parent ?? ''] : refs.filter((id) => wanted.has(id))
    return { ...row, ends: ends ?? undefined, named }
  })
  return { sides: sides.slice(0, MOST), published, atLeast: sides.length > MOST }
}

async function publishedOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM side WHERE id = ANY (${[...ids]}::uuid[]) AND slot = 'published' AND st = 'published'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

function below(ids: readonly string[]) {
  return sql`WITH RECURSIVE below (id, slot, depth) AS (
      SELECT id, slot, 1 FROM side WHERE parent = ANY (${[...ids]}::text[])
      UNION SELECT s.id, s.slot, below.depth + 1 FROM below JOIN side s ON s.parent = below.id::text
      WHERE below.depth < ${MAX_DEPTH}::int)`
}

function namedSql(reader: Reader, asked: UsesAsked, ids: readonly string[]) {
  return sql`(SELECT ${columns(reader, asked)}, 'names' AS how FROM side u
    WHERE u.refs && ${[...ids]}::text[] AND u.refs <> '{}' AND u.id <> ALL (${[...ids]}::uuid[]) AND u.st <> 'purged'
    LIMIT ${MOST + 1})`
}

function childrenSql(reader: Reader, asked: UsesAsked, ids: readonly string[]) {
  return sql`(SELECT ${columns(reader, asked)}, 'child' AS how FROM side u
    WHERE (u.id, u.slot) IN (SELECT id, slot FROM below) AND u.id <> ALL (${[...ids]}::uuid[]) AND u.st <> 'purged'
    LIMIT ${MOST + 1})`
}

function columns(reader: Reader, { kinds }: UsesAsked) {
  const scope = scopeOf(reader)
  const mine = scope === 'all' ? ALWAYS : sql`u.prd && ${[...scope]}::text[]`
  return sql`u.id, u.urn, u.slot, u.key, u.st, u.refs, u.parent,
    CASE WHEN isfinite(u.ends) THEN (extract(epoch FROM u.ends) * 1000)::float8 END AS ends,
    (u.urn = ANY (${kinds.map(({ urn }) => urn)}::text[]) AND ${mine}) AS seen`
}
