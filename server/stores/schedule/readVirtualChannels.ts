import { sql, type Kysely } from 'kysely'
import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Run, Statement } from '../../db/statement.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'

/** A virtual channel as its schedule needs it: the published side, which viewers have, else what there is of it. */
export type VirtualChannel = {
  id: string
  rev: number
  cs: string
  lon: LocalizedText[]
  tz?: string
  /** Products that it is in. */
  prd: string[]
  /** What its availability follows from. */
  rights: AvailableRecord
}

type Row = { id: string; rev: number; st: Status; list_row: Record<string, unknown> }

/** Of the reader's products, by code; those named by code or id alone, where some are. */
export async function readVirtualChannels(
  kysely: Kysely<Tables>,
  products: Scope,
  urn: string,
  names?: readonly string[],
): Promise<VirtualChannel[]> {
  const inScope = products === 'all' ? sql`` : sql`AND prd && ${[...products]}::text[]`
  const named = names
    ? sql`AND (facets && ${names.map((name) => `cs:${name}`)}::text[]
    OR id = ANY (${names.filter(isUuid)}::uuid[]))`
    : sql``
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (id) id, st, list_row, (SELECT rev FROM document d WHERE d.id = side.id) AS rev FROM side
    WHERE urn = ${urn} AND st IN ('draft', 'pending', 'pre-draft', 'published') ${named} ${inScope}
    ORDER BY id, (slot = 'published') DESC`.execute(kysely)
  return rows.flatMap(channelOf).toSorted((one, other) => (one.cs < other.cs ? -1 : 1))
}

const holdStatement: Statement = {
  name: 'schedule_hold_channel',
  text: 'SELECT id FROM document WHERE id = $1 AND rev = $2 FOR SHARE',
}

/**
 * Keeps the row of a channel until the transaction ends, beside others who save days of it: whoever changes the channel
 * meanwhile waits, and then sees the days. A lost race is told without data, as that of two saves.
 */
export async function holdChannel(run: Run, { id, rev }: VirtualChannel): Promise<void> {
  const held = await run(holdStatement, [id, rev])
  if (held.length === 0) throw new DomainError('scheduleStale')
}

function channelOf({ id, rev, st, list_row: row }: Row): VirtualChannel[] {
  const { cs, tz, lon, prd, lws, lwe, ed_dt, lwe_prd, ed_dt_prd, vce } = row
  if (typeof cs !== 'string' || cs === '') return []
  return [
    {
      ...{ id, rev, cs, lon: Array.isArray(lon) ? (lon as LocalizedText[]) : [] },
      ...(typeof tz === 'string' && { tz }),
      prd: Array.isArray(prd) ? prd.map(String) : [],
      rights: { id, st, lws, lwe, ed_dt, lwe_prd, ed_dt_prd, vce, ...(prd !== undefined && { prd }) },
    },
  ]
}
