import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import type { Slot } from '../../db/documentTables.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { PAGE_KIND } from '../storefront/storeKinds.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALWAYS } from '../lists/condition.ts'

/** One side of a document as far as publishing asks. */
export type PublishSide = {
  id: string
  urn: string
  /** Of a page what it is. */
  ty: string | null
  slot: Slot
  st: Status
  rev: number
  lon: readonly LocalizedText[]
  /** What it names, its parent included. */
  needs: string[]
  hasPictures: boolean
  hasEnded: boolean
}

export type PublishSidesQuery = {
  ids: readonly string[]
  /** Kinds of which the caller may view both sides. */
  kinds: readonly DocumentKind[]
  /** Kinds of which the caller may see what viewers have. */
  liveKinds: readonly DocumentKind[]
  /** Epoch ms. */
  now: number
}

/** Both sides of documents, as far as the caller may see them: one statement, whatever the number of kinds. */
export async function readPublishSides(
  kysely: Kysely<Tables>,
  reader: Reader,
  { ids, kinds, liveKinds, now }: PublishSidesQuery,
): Promise<PublishSide[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const scope = scopeOf(reader)
  const urns = (list: readonly DocumentKind[]) => sql`${list.map(({ urn }) => urn)}::text[]`
  const product = sql`${reader.product ?? null}::text`
  const { rows } = await sql<PublishSide>`
    SELECT s.id, s.urn, s.slot, s.st, d.rev, CASE WHEN s.urn = ${PAGE_KIND.urn} THEN s.list_row ->> 'ty' END AS ty,
      coalesce(s.list_row -> 'lon', '[]') AS lon,
      s.refs || CASE WHEN s.parent IS NULL THEN '{}'::text[] ELSE ARRAY[s.parent] END AS needs,
      coalesce(jsonb_array_length(s.list_row -> 'ia'), 0) > 0 AS "hasPictures",
      coalesce((s.ends_prd ->> ${product})::timestamptz, s.ends) <= ${new Date(now).toISOString()}::timestamptz
        AS "hasEnded"
    FROM side s JOIN document d ON d.id = s.id
    WHERE s.id = ANY (${known}::uuid[])
      AND (s.urn = ANY (${urns(kinds)})
        OR (s.urn = ANY (${urns(liveKinds)}) AND s.slot = 'published' AND s.st = 'published'))
      AND ${scope === 'all' ? ALWAYS : sql<boolean>`s.prd && ${[...scope]}::text[]`}`.execute(kysely)
  return rows
}
