import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { POLICY_KINDS } from './policyKinds.ts'

/** A published policy or attribute, as it was saved. */
export type InForce = { id: string; urn: string; payload: Record<string, unknown> }

/** More than any product has; what is beyond them is not in force, and the oldest are. */
const MOST = 2_000

/** All published policies and attributes of a call's products, in one statement. */
export async function readInForce(kysely: Kysely<Tables>, reader: Reader): Promise<InForce[]> {
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const { rows } = await sql<InForce>`
    SELECT s.id, s.urn, v.payload FROM side s JOIN version v ON v.key = s.key
    WHERE s.urn = ANY (${POLICY_KINDS.map(({ urn }) => urn)}::text[]) AND s.slot = 'published'
      AND s.st = 'published' ${inScope}
    ORDER BY s.id LIMIT ${MOST}`.execute(kysely)
  return rows
}
