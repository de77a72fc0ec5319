import { sql, type RawBuilder } from 'kysely'
import type { SortColumn } from '#contract/registry/typeDocument.ts'
import { later } from '../../db/planOnce.ts'
import type { Place } from './cursor.ts'
import type { Sort } from './listQuery.ts'

/** A part of a statement. */
export type Places = RawBuilder<unknown>

/** The rows of a list are found by the indexes of either. */
export type Table = 'side' | 'recent'

/** What each order sorts by. */
export const COLUMNS: Readonly<Record<SortColumn, { column: string; cast: string }>> = {
  name: { column: 'sort_name', cast: 'text' },
  updated: { column: 'updated', cast: 'timestamptz' },
  created: { column: 'created', cast: 'timestamptz' },
  released: { column: 'released', cast: 'text' },
  number: { column: 'number', cast: 'float8' },
  starts: { column: 'starts', cast: 'timestamptz' },
  ends: { column: 'ends', cast: 'timestamptz' },
}

/** Which rows of a list are wanted, and in which order. */
export type PageSlice = {
  sort: Sort
  limit: number
  offset: number
  /** Rows behind this place only, in the order of the sort. */
  from?: Place
  /** Walk against the order, for the page before a place. */
  backwards: boolean
  /** The plan is made once, for any place and offset. */
  isKept?: boolean
}

export const directionOf = ({ sort, backwards }: PageSlice) =>
  sql.raw((sort.order === 'desc') === backwards ? 'ASC' : 'DESC')

export function orderSql(slice: PageSlice): Places {
  const direction = directionOf(slice)
  return sql`ORDER BY ${sql.ref(COLUMNS[slice.sort.column].column)} ${direction}, id ${direction}`
}

/**
 * In figures, by which a plan that is kept knows how few rows are wanted. How many are passed over stands in a SELECT of
 * its own there: of a number that it sees, the planner makes a plan for each.
 */
export function reachSql({ limit, offset, isKept }: PageSlice): Places {
  const most = sql`LIMIT ${sql.lit(limit)}`
  if (offset === 0) return most
  return isKept ? sql`${most} OFFSET (SELECT ${later('offset')}::bigint)` : sql`${most} OFFSET ${offset}`
}

export function behind({ sort, from, backwards, isKept }: PageSlice): Places {
  if (!from) return sql``
  const { column, cast } = COLUMNS[sort.column]
  const sign = sql.raw((sort.order === 'desc') === backwards ? '>' : '<')
  const [value, id] = isKept ? [later('value'), later('id')] : [from.value, from.id]
  return sql`AND (${sql.ref(column)}, id) ${sign} (${value}::${sql.raw(cast)}, ${id}::uuid)`
}
