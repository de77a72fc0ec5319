import type { GetListParams } from 'ra-core'
import { listFilterFrom } from '#contract/rules/filters/listFilterFrom.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'

/** A list's filter values in react-admin's filter object: status, term, entries, and how they combine. */
export type ListFilter = {
  st?: string
  term?: string
  /** The same under the name of react-admin's stock search inputs. */
  q?: string
  entries?: FilterEntry[]
  match?: 'ALL' | 'ANY'
  /** 'all': of all products of the person, whichever is selected. */
  products?: string
  /** Of attributes: those of one type alone. */
  attributeType?: string
  /** The saved view that the list was opened with: for the screen, the server need not know. */
  view?: string
  /** Where days and relative terms are read (IANA). */
  zone?: string
}

/** What react-admin's stock lists sort by unless told: the list then has its type's own order. */
const UNSORTED = 'id'

/** A list without its place: what its cursors are remembered by. */
export function listBody(type: string, { pagination, sort, filter }: GetListParams): BodyOf<'filterContent'> {
  const { st, q, term = q, entries = [], match = 'ALL', zone } = listFilterFrom<ListFilter>(filter)
  return {
    cty: [type],
    filter: entries,
    match,
    ...(term?.trim() ? { term: term.trim() } : {}),
    ...(zone && entries.length > 0 ? { zone } : {}),
    ...(st ? { st } : {}),
    ...(sort && sort.field !== UNSORTED
      ? { sortBy: sort.field, sortOrder: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) }
      : {}),
    ...(pagination ? { pageSize: pagination.perPage } : {}),
  }
}
