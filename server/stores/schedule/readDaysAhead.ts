import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

/** A side of a day ahead by its narrow row: what in it nothing airs in, epoch ms. */
export type DayAhead = { cs: string; dt: Day; slot: 'draft' | 'published'; gaps: TimeRange[] }
/** A loop that is on air: where its block ends, and until when it repeats, ISO 8601. */
export type LoopAhead = { cs: string; from: string; until: string }

type Row = {
  slot: 'draft' | 'published'
  list_row: { cs: string; dt?: Day; gaps?: TimeRange[]; block?: { to: string }; until?: string }
}

/** Days of channels from one day to another, and the loops that are on air: one statement over narrow rows. */
export async function readDaysAhead(
  kysely: Kysely<Tables>,
  { codes, from, to, scope }: { codes: readonly string[]; from: Day; to: Day; scope: Scope },
): Promise<{ days: DayAhead[]; loops: LoopAhead[] }> {
  if (codes.length === 0) return { days: [], loops: [] }
  const inScope = scope === 'all' ? sql`` : sql`AND prd && ${[...scope]}::text[]`
  const { rows } = await sql<Row>`
    SELECT slot, list_row FROM side
    WHERE urn = ${SCHEDULE_URN} AND facets && ${codes.map((code) => `cs:${code}`)}::text[]
      AND st IN ('draft', 'published') AND (released BETWEEN ${from} AND ${to} OR released = '' AND slot = 'published') ${inScope}
    ORDER BY released`.execute(kysely)
  return {
    days: rows.flatMap(({ slot, list_row: { cs, dt, gaps = [] } }) =>
      dt === undefined ? [] : [{ cs, dt, slot, gaps }],
    ),
    loops: rows.flatMap(({ list_row: { cs, block, until } }) =>
      block && until !== undefined ? [{ cs, from: block.to, until }] : [],
    ),
  }
}
