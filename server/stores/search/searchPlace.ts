import { SEARCH_RANKS, type SearchRank } from '#contract/rules/search/rankOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Total } from '../lists/keptTotals.ts'

/** A place among hits: their rank, then newest first. The total travels along, counted once. */
export type SearchPlace = { rank: SearchRank; updated: string; id: string; total: Total }

/** An opaque cursor; it holds nothing secret, what may be seen is decided anew. */
export function searchCursor({ rank, updated, id, total }: SearchPlace): string {
  const parts = [rank, updated, id, total.count, total.atLeast ? 1 : 0]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

export function searchPlace(cursor: string): SearchPlace {
  const [rank, updated, id, count, atLeast] = parse(cursor)
  if (!isRank(rank) || !isInstant(updated) || typeof id !== 'string' || !isUuid(id) || !isCount(count))
    throw new DomainError('badPage')
  return { rank, updated, id, total: { count, atLeast: atLeast === 1 } }
}

function isRank(value: unknown): value is SearchRank {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEARCH_RANKS.length
}

/** As PostgreSQL writes an instant. */
function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(parts)) return parts
  } catch {
    // Told below, like every other cursor that is none of ours.
  }
  throw new DomainError('badPage')
}
