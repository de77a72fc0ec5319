/** What of a calendar is shown, as the address says it. */
export type CalendarView = {
  layout: 'grid' | 'list'
  /** Key of the entry that is looked at. */
  chosen: string | undefined
  /** Of storefronts: containers without dates, too. */
  isEverything: boolean
}

export function viewFromSearch(params: URLSearchParams): CalendarView {
  return {
    layout: params.get('as') === 'list' ? 'list' : 'grid',
    chosen: params.get('entry') ?? undefined,
    isEverything: params.get('all') === 'true',
  }
}

export function searchOfView(params: URLSearchParams, change: Partial<CalendarView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (change.layout) put('as', change.layout === 'list' ? 'list' : undefined)
  if ('chosen' in change) put('entry', change.chosen)
  if (change.isEverything !== undefined) put('all', change.isEverything ? 'true' : undefined)
  return next
}
