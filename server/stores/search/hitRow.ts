import { sql } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'

/** The texts of a version that a search looks through, besides its names. */
export type SaidTexts = { losn: unknown; lod: unknown; ppl: unknown }

/** What a hit shows of its row. */
export type HitRow = {
  urn: string
  key: string
  st: Status
  chty: string | null
  prt_ic: boolean
  ex_id: string | null
  /** ISO 8601, where a place's `updated` is as the database writes it. */
  at: string
  lon: LocalizedText[] | null
  prd: string[] | null
  ia: string[] | null
  /** Where it was found in no name. */
  said: SaidTexts | null
}

export const HIT_COLUMNS = sql`shown.*`

export const SAID = sql`jsonb_build_object('losn', payload -> 'losn', 'lod', payload -> 'lod', 'ppl', payload -> 'ppl')`

/** The row of a `place`, by its key alone, however many places the planner expects. */
export const hitRowSql = sql`
  SELECT s.urn, s.key, s.st, s.chty, s.prt_ic, s.ex_id, place.updated AS at, s.list_row -> 'lon' AS lon, s.prd,
    s.list_row -> 'ia' AS ia,
    CASE WHEN place.rank = 3 THEN (SELECT ${SAID} FROM version WHERE version.key = s.key) END AS said
  FROM side s WHERE s.id = place.id AND s.slot = place.slot OFFSET 0`
