import { sql, type Kysely } from 'kysely'
import type { AdUse, LoadPolicy } from '#contract/schemas/ads.ts'
import { AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { NAMED_TAG, SENT_ATTRIBUTE } from './ads/adKinds.ts'
import { scopeOf, type Reader } from './documents/sender.ts'

/** Who names tags and attributes, and what counts against load policies: what lists cannot answer. */
export type AdStore = {
  /** Whatever names a tag: pages, containers, titles. */
  usesOfTag(reader: Reader, id: string): Promise<AdUse[]>
  /** Tags that send an attribute. */
  usesOfAttribute(reader: Reader, name: string): Promise<AdUse[]>
  /** Virtual channels of some products: their schedules count against the load policies of these. */
  channelsOf(reader: Reader, products: readonly string[]): Promise<AdUse[]>
  /** Load policies that are in force for the call's products, the oldest first. */
  loadInForce(reader: Reader): Promise<LoadPolicy[]>
}

/** More than anybody reads, and than any product has. */
const MOST = 1_000

export function createAdStore(kysely: Kysely<Tables>): AdStore {
  const inScope = (reader: Reader) => {
    const products = scopeOf(reader)
    return products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  }
  const uses = async (reader: Reader, where: ReturnType<typeof sql>): Promise<AdUse[]> => {
    // By either side: what viewers have counts as much as what is being edited.
    const { rows } = await sql<AdUse & { ty: string | null }>`
      SELECT id, urn, st, lon, ty FROM (
        SELECT DISTINCT ON (s.id) s.id, s.urn, s.st, s.sort_name, coalesce(s.list_row -> 'lon', '[]') AS lon,
          s.list_row ->> 'ty' AS ty
        FROM side s WHERE ${where} AND s.st IN ('published', 'draft', 'pending', 'pre-draft') ${inScope(reader)}
        ORDER BY s.id, s.is_primary DESC LIMIT ${MOST}) AS found
      ORDER BY sort_name, id`.execute(kysely)
    return rows.map(({ ty, ...use }) => ({ ...use, ...(ty !== null && { ty }) }))
  }
  return {
    usesOfTag: async (reader, id) => {
      if (!isUuid(id)) return []
      const key = id.toLowerCase()
      // Pages refer to tags as to any document; titles are found by them as by any of their facets.
      const byPages = sql`s.refs @> ARRAY[${key}::text] AND s.refs <> '{}'`
      const byTitles = sql`s.facets @> ARRAY[${`${NAMED_TAG}:${key}`}]::text[]`
      return uses(reader, sql`(${byPages} OR ${byTitles})`)
    },
    usesOfAttribute: (reader, name) =>
      uses(reader, sql`s.urn = ${AD_TAG_URN} AND s.facets @> ARRAY[${`${SENT_ATTRIBUTE}:${name}`}]::text[]`),
    channelsOf: (reader, products) =>
      uses(reader, sql`s.urn = ${catalogUrn(VIRTUAL_CHANNEL_TYPE)} AND s.prd && ${[...products]}::text[]`),
    loadInForce: async (reader) => {
      const { rows } = await sql<{ id: string; key: string; payload: Omit<LoadPolicy, 'id'> }>`
        SELECT s.id, s.key, v.payload FROM side s JOIN version v ON v.key = s.key
        WHERE s.urn = ${LOAD_POLICY_URN} AND s.slot = 'published' AND s.st = 'published' ${inScope(reader)}
        ORDER BY s.created, s.id LIMIT ${MOST}`.execute(kysely)
      return rows.map(({ id, key, payload: { n, tz, rules, prd } }) => ({
        id,
        key,
        n,
        tz,
        rules,
        prd,
        st: 'published',
      }))
    },
  }
}
