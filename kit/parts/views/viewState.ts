import { sameJson } from '#contract/rules/diff/json.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import type { ListFilter } from '../context/providerTypes.ts'

/** What a list shows now, in the words of a view. */
type ListState = {
  type: string
  filter: ListFilter
  sort: { field: string; order: string }
  columns: ListView['columns'] | undefined
}

/** What a list shows, as a view keeps it. */
export function viewOf({ type, filter, sort, columns }: ListState): ListView {
  const { entries = [], match, st, term } = filter
  return {
    cty: type,
    filter: entries,
    match: match ?? 'ALL',
    ...(st ? { st } : {}),
    ...(term ? { term } : {}),
    ...(columns ? { columns: [...columns] } : {}),
    sort: { field: sort.field, order: sort.order === 'ASC' ? 'ASC' : 'DESC' },
  }
}

/** The list's filter values for a view; `id` keeps the view in the address. */
export function filterOf({ filter, match, st, term }: ListView, id?: string): ListFilter {
  return {
    ...(id ? { view: id } : {}),
    ...(filter.length > 0 ? { entries: filter } : {}),
    ...(match === 'ANY' ? { match } : {}),
    ...(st ? { st } : {}),
    ...(term ? { term } : {}),
  }
}

/** Whether a list shows what the view keeps. A view without columns or sort leaves them to the type document. */
export function isSameView(kept: ListView, shown: ListView, standardSort: ListView['sort']): boolean {
  const whole = (view: ListView) => ({
    filter: view.filter,
    // One entry is met by all as by any.
    match: view.filter.length > 1 ? view.match : 'ALL',
    st: view.st ?? 'all',
    term: view.term ?? '',
    columns: view.columns ?? null,
    sort: view.sort ?? standardSort,
  })
  return sameJson(whole(kept), whole(shown))
}

/** The search part of the address that opens a view: what react-admin's list reads there. */
export function viewSearch(view: ListView, id: string): string {
  const params = new URLSearchParams({ filter: JSON.stringify(filterOf(view, id)), page: '1' })
  if (view.sort) {
    params.set('sort', view.sort.field)
    params.set('order', view.sort.order)
  }
  return `?${params.toString()}`
}

/** A name that no other view of the list has: 'Late', 'Late 2', 'Late 3'. */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \d+$/, '')
  if (!taken.includes(name)) return name
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem} ${number}`)) return `${stem} ${number}`
}
