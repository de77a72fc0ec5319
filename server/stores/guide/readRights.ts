import { sql, type Kysely } from 'kysely'
import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import type { AiringRights } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'

type Row = {
  id: string
  st: Status
  prd: string[]
  vce: boolean
  starts: string
  ends: string
  ends_prd: Record<string, unknown> | null
  refs: string[]
}

/**
 * Rights of programs and of the titles they play, by two statements over narrow rows. They are read whatever the
 * caller may see: of what is foreign to them nothing but a reason is told.
 */
export async function readRights(
  kysely: Kysely<Tables>,
  programs: readonly string[],
  titleUrns: readonly string[],
): Promise<Map<string, AiringRights>> {
  const rows = await readRows(kysely, programs.filter(isUuid))
  const titles = await readRows(kysely, [...new Set(rows.flatMap(({ refs }) => refs))], titleUrns)
  const titleById = new Map(titles.map((row) => [row.id, recordOf(row)]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        program: recordOf(row),
        titles: row.refs.map((id) => titleById.get(id)).filter((title) => title !== undefined),
      },
    ]),
  )
}

/** Of each document the published side, which viewers have, else what there is of it. */
async function readRows(kysely: Kysely<Tables>, ids: readonly string[], urns?: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const ofTypes = urns ? sql`AND urn = ANY (${[...urns]}::text[])` : sql``
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (id) id, st, prd, vce, starts, ends, ends_prd, refs FROM side
    WHERE id = ANY (${[...ids]}::uuid[]) ${ofTypes}
    ORDER BY id, (slot = 'published') DESC`.execute(kysely)
  return rows
}

/** The row in the words that the rules of availability read. */
function recordOf({ st, prd, vce, starts, ends, ends_prd }: Row): AvailableRecord {
  const ofProducts = Object.entries(ends_prd ?? {})
  return {
    ...{ st, vce, lws: starts, lwe: ends },
    ...(prd.length > 0 && { prd }),
    ...(ofProducts.length > 0 && { lwe_prd: ofProducts.map(([product, value]) => ({ prd: product, value })) }),
  }
}
