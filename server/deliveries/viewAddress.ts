import type { ListView } from '#contract/wire/calls/views.ts'

type Place = { product: string; area: string; view: string; list: ListView }

/** What opens a saved view in the console: its list with the view's own filter and order, as the console links to it. */
export function viewAddress(publicUrl: string, { product, area, view, list }: Place): string {
  const { cty, filter, match, st, term, sort } = list
  const shown = {
    view,
    ...(filter.length > 0 && { entries: filter }),
    ...(match === 'ANY' && { match }),
    ...(st && { st }),
    ...(term && { term }),
  }
  const search = new URLSearchParams({
    filter: JSON.stringify(shown),
    page: '1',
    ...(sort && { sort: sort.field, order: sort.order }),
  })
  return `${publicUrl}/apps/${product}/${area}/${cty}?${search.toString()}`
}
