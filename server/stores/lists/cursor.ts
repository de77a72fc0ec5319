import { SORT_COLUMNS } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Sort } from './listQuery.ts'

/** A place in a sorted list: the sort column's value and the id of its row. The total travels along, counted once. */
export type Place = { value: string; id: string; count: number; atLeast: boolean }

/** An opaque cursor (calls.md section 0). It holds nothing secret: it is compared, and what may be seen is decided anew. */
export function cursorOf({ column, order }: Sort, { value, id, count, atLeast }: Place): string {
  return Buffer.from(JSON.stringify([column, order, value, id, count, atLeast ? 1 : 0])).toString('base64url')
}

export function placeOf(cursor: string, sort: Sort): Place {
  const parts = parse(cursor)
  const [column, order, value, id, count, atLeast] = parts
  const fits = (SORT_COLUMNS as readonly unknown[]).includes(column) && column === sort.column && order === sort.order
  if (!fits || typeof value !== 'string' || typeof id !== 'string' || !isUuid(id) || !isCount(count))
    throw new DomainError('badPage')
  return { value, id, count, atLeast: atLeast === 1 }
}

function isCount(count: unknown): count is number {
  return Number.isSafeInteger(count) && (count as number) >= 0
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
