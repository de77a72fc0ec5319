import { sql, type Kysely } from 'kysely'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ATTRIBUTE_FACETS } from './policyKinds.ts'

/** Policies, pages or containers that use an attribute. */
export type AttributeUse = Pick<StorefrontUse, 'id' | 'urn' | 'lon' | 'st'>

const MOST = 1_000

/** Live policies, pages and containers that name an attribute, by the side that lists show. */
export async function readAttributeUses(kysely: Kysely<Tables>, reader: Reader, name: string): Promise<AttributeUse[]> {
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const facets = Object.values(ATTRIBUTE_FACETS).flatMap((fields) => fields.map((field) => `${field}:${name}`))
  const { rows } = await sql<AttributeUse>`
    SELECT DISTINCT ON (s.sort_name, s.id) s.id, s.urn, s.st, coalesce(s.list_row -> 'lon', '[]') AS lon FROM side s
    WHERE s.urn = ANY (${[POLICY_URN, PAGE_URN, CONTAINER_URN]}::text[])
      AND s.facets && ${[...new Set(facets)]}::text[]
      AND s.st IN ('published', 'draft', 'pending', 'pre-draft') ${inScope}
    ORDER BY s.sort_name, s.id LIMIT ${MOST}`.execute(kysely)
  return rows
}
