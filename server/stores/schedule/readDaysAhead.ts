import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { DayAhead, LoopAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { loopAhead } from '#contract/rules/schedule/ahead/loopAhead.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

export type ChannelDay = DayAhead & { cs: string }
type ChannelLoop = { cs: string; loop: LoopAhead }

type Row = {
  slot: 'draft' | 'published'
  list_row: { cs: string; dt?: Day; gaps?: TimeRange[]; block?: { to: string }; until?: string }
}

/** Days of channels from one day to another, and the loops that are on air: one statement over narrow rows. */
export async function readDaysAhead(
  kysely: Kysely<Tables>,
  { codes, from, to, scope }: { codes: readonly string[]; from: Day; to: Day; scope: Scope },
): Promise<{ days: ChannelDay[]; loops: ChannelLoop[] }> {
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
      block && until !== undefined
        ? [{ cs, loop: loopAhead({ block: { to: Date.parse(block.to) }, until: Date.parse(until) }) }]
        : [],
    ),
  }
}
