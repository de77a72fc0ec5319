import { SORT_COLUMNS } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'
import { cursorFrom, isCount, readCursor } from './cursorParts.ts'
import type { Sort } from './listQuery.ts'

/** A place in a sorted list: the sort column's value and the id of its row. The total travels along, counted once. */
export type Place = { value: string; id: string; count: number; atLeast: boolean }

export function cursorOf({ column, order }: Sort, { value, id, count, atLeast }: Place): string {
  return cursorFrom([column, order, value, id, count, atLeast ? 1 : 0])
}

/** Refuses a cursor of another order. */
export function placeOf(cursor: string, sort: Sort): Place {
  const [column, order, value, id, count, atLeast] = readCursor(cursor)
  const fits = (SORT_COLUMNS as readonly unknown[]).includes(column) && column === sort.column && order === sort.order
  if (!fits || typeof value !== 'string' || typeof id !== 'string' || !isUuid(id) || !isCount(count))
    throw new DomainError('badPage')
  return { value, id, count, atLeast: atLeast === 1 }
}
