import { sql, type Kysely } from 'kysely'
import type { ProgramUse, ProgramUseCount } from '#contract/schemas/live/programUsage.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { scopeOf, type Reader } from './documents/sender.ts'

/** Instants between which airings start, epoch ms; open where one is missing. */
export type UsageSpan = { from: number | undefined; to: number | undefined }

/** Urns of the kinds that show programs. */
export type UsageKinds = { airing: string; channel: string }

type OneProgram = { id: string; span: UsageSpan; page: { number: number; size: number } }
type ManyPrograms = { ids: readonly string[]; span: UsageSpan; now: number }

type Row = { id: string; st: Status; airs_on: string; airs_from: string; airs_to: string; total: number } & {
  channel: { cs?: unknown; lon?: LocalizedText[] } | null
}

/** One page of the airings of a program with their channels, by start, in one statement over the narrow rows. */
export async function usesOf(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: UsageKinds,
  { id, span, page }: OneProgram,
): Promise<{ rows: ProgramUse[]; count: number }> {
  if (!isUuid(id)) return { rows: [], count: 0 }
  const { rows } = await sql<Row>`
    WITH used AS MATERIALIZED (
      SELECT s.id, s.st, s.airs_on, s.airs_from, s.airs_to FROM side s
      WHERE ${shows(reader, kinds, sql`${id.toLowerCase()}::text`)} AND ${within(span)}
    ), shown AS (
      SELECT *, (SELECT count(*)::int FROM used) AS total FROM used
      ORDER BY airs_from, airs_on, id LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}
    )
    SELECT shown.*, c.list_row AS channel FROM shown LEFT JOIN side c
      ON c.id = CASE WHEN shown.airs_on ~ ${UUID} THEN shown.airs_on::uuid END
      AND c.is_primary AND c.urn = ${kinds.channel} AND ${mine(reader, 'c')}
    ORDER BY shown.airs_from, shown.airs_on, shown.id`.execute(db)
  return { rows: rows.map(useOf), count: rows[0]?.total ?? 0 }
}

/** How many airings each program has, and its next start. Programs that nothing shows have no entry. */
export async function countUses(
  db: Kysely<Tables>,
  reader: Reader,
  kinds: UsageKinds,
  { ids, span, now }: ManyPrograms,
): Promise<ProgramUseCount[]> {
  const wanted = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return []
  const next = instant(Math.max(now, span.from ?? now))
  const { rows } = await sql<{ id: string; count: number; next: string | null }>`
    SELECT wanted.id, count(*)::int AS count, min(s.airs_from) FILTER (WHERE s.airs_from >= ${next}::timestamptz) AS next
    FROM unnest(${wanted}::text[]) AS wanted (id)
    JOIN side s ON ${shows(reader, kinds, sql`wanted.id`)} AND ${within(span)}
    GROUP BY wanted.id ORDER BY wanted.id`.execute(db)
  return rows.map(({ id, count, next: start }) => ({ id, count, ...(start !== null && { next: start }) }))
}

const UUID = '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'

const instant = (time: number) => new Date(time).toISOString()

/** `s` is an airing of that program; its draft stands for it, as lists and the guide have it. */
function shows(reader: Reader, kinds: UsageKinds, id: ReturnType<typeof sql>) {
  return sql`s.refs @> ARRAY[${id}] AND s.refs <> '{}' AND s.urn = ${kinds.airing} AND s.airs_on IS NOT NULL
    AND s.list_row ->> 'pgm_id' = ${id}
    AND s.st IN ('draft', 'pending', 'pre-draft', 'published') AND ${mine(reader, 's')}
    AND NOT (s.slot = 'published' AND EXISTS (
      SELECT FROM side o WHERE o.id = s.id AND o.slot = 'draft' AND o.st IN ('draft', 'pending', 'pre-draft')))`
}

function within({ from, to }: UsageSpan) {
  const after = from === undefined ? sql`true` : sql`s.airs_from >= ${instant(from)}::timestamptz`
  const before = to === undefined ? sql`true` : sql`s.airs_from < ${instant(to)}::timestamptz`
  return sql`${after} AND ${before}`
}

function mine(reader: Reader, side: 's' | 'c') {
  const products = scopeOf(reader)
  return products === 'all' ? sql`true` : sql`${sql.ref(side)}.prd && ${[...products]}::text[]`
}

function useOf({ id, st, airs_on, airs_from, airs_to, channel }: Row): ProgramUse {
  const { cs, lon } = channel ?? {}
  return {
    ...{ channel: airs_on, id, a_st_dt: airs_from, a_ed_dt: airs_to, st },
    ...(typeof cs === 'string' && { cs }),
    ...(lon && { lon }),
  }
}
