import { SEARCH_RANKS, type SearchRank } from '#contract/rules/search/rankOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import { cursorFrom, isCount, readCursor } from '../lists/cursorParts.ts'
import type { Total } from '../lists/keptTotals.ts'

/** A place among hits: their rank, then newest first. The total travels along, counted once. */
export type SearchPlace = { rank: SearchRank; updated: string; id: string; total: Total }

export function searchCursor({ rank, updated, id, total }: SearchPlace): string {
  return cursorFrom([rank, updated, id, total.count, total.atLeast ? 1 : 0])
}

/** Refuses what is no place among hits. */
export function searchPlace(cursor: string): SearchPlace {
  const [rank, updated, id, count, atLeast] = readCursor(cursor)
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
