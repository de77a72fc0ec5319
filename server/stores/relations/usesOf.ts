import { sql, type Kysely } from 'kysely'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Slot } from '../../db/documentTables.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { SCHEDULE_URN } from '../schedule/scheduleKind.ts'
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

export type UsesQuery = {
  /** Kinds that the caller may view. */
  kinds: readonly DocumentKind[]
  ids: readonly string[]
  withChildren: boolean
  /** Days of schedules before this one have aired and are no uses ('2026-11-24'). */
  daysFrom: string
}
export type UsesFound = {
  sides: UseSide[]
  /** Asked documents that viewers have. */
  published: ReadonlySet<string>
  /** There are more sides than were taken. */
  atLeast: boolean
}

/** Mentions that are looked at; whoever breaks more than that needs no exact number. */
const MOST = 10_000
/** Higher than any tree of titles; data of another service may go round in a ring. */
const MAX_DEPTH = 8

type Row = Omit<UseSide, 'ends' | 'named'> & { ends: number | null; named: string }

/** By the index over what is named, and level by level by the one over parents. */
export async function usesOf(db: Kysely<Tables>, reader: Reader, asked: UsesQuery): Promise<UsesFound> {
  const ids = [...new Set(asked.ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (ids.length === 0) return { sides: [], published: new Set(), atLeast: false }
  const [names, below, published] = await Promise.all([
    namedRows(db, reader, asked, ids),
    asked.withChildren ? childRows(db, reader, asked, ids) : [],
    publishedOf(db, ids),
  ])
  const sides = new Map<string, UseSide>()
  for (const { named, ends, ...row } of [...names.slice(0, MOST), ...below.slice(0, MOST)]) {
    const place = `${row.how} ${row.id} ${row.slot}`
    const known = sides.get(place) ?? { ...row, ends: ends ?? undefined, named: [] }
    known.named.push(named)
    sides.set(place, known)
  }
  return { sides: [...sides.values()], published, atLeast: Math.max(names.length, below.length) > MOST }
}

async function publishedOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM side WHERE id = ANY (${[...ids]}::uuid[]) AND slot = 'published' AND st = 'published'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Key by key: of many keys at once the index over what is named would not be asked. */
async function namedRows(db: Kysely<Tables>, reader: Reader, asked: UsesQuery, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns(reader, asked)}, wanted.id AS named, 'names' AS how
    FROM unnest(${[...ids]}::text[]) AS wanted (id)
    JOIN side u ON u.refs @> ARRAY[wanted.id] AND u.refs <> '{}'
    WHERE u.id <> ALL (${[...ids]}::uuid[]) AND u.st <> 'purged'
      AND (u.urn <> ${SCHEDULE_URN} OR u.released >= ${asked.daysFrom})
    LIMIT ${MOST + 1}`.execute(db)
  return rows
}

async function childRows(db: Kysely<Tables>, reader: Reader, asked: UsesQuery, ids: readonly string[]): Promise<Row[]> {
  const all: Row[] = []
  const known = new Set(ids)
  for (let level = ids, depth = 0; level.length > 0 && depth < MAX_DEPTH && all.length <= MOST; depth++) {
    const { rows } = await sql<Row>`
      SELECT ${columns(reader, asked)}, u.parent AS named, 'child' AS how FROM side u
      WHERE u.parent = ANY (${[...level]}::text[]) AND u.st <> 'purged'
      LIMIT ${MOST + 1}`.execute(db)
    const fresh = rows.filter(({ id }) => !known.has(id))
    all.push(...fresh)
    level = [...new Set(fresh.map(({ id }) => id))]
    for (const id of level) known.add(id)
  }
  return all
}

function columns(reader: Reader, { kinds }: UsesQuery) {
  const scope = scopeOf(reader)
  const mine = scope === 'all' ? ALWAYS : sql`u.prd && ${[...scope]}::text[]`
  return sql`u.id, u.urn, u.slot, u.key, u.st,
    CASE WHEN isfinite(u.ends) THEN (extract(epoch FROM u.ends) * 1000)::float8 END AS ends,
    (u.urn = ANY (${kinds.map(({ urn }) => urn)}::text[]) AND ${mine}) AS seen`
}
