import { CALENDAR_KINDS, type CalendarKind } from '#contract/values/calendar.ts'

export type CalendarPanelKey = 'conflicts' | 'details'

/** What of a calendar is shown, as the address says it. */
export type CalendarView = {
  layout: 'grid' | 'list'
  /** Key of the entry that is looked at. */
  chosen: string | undefined
  /** What stands beside the lanes; undefined: as wide as the window is. */
  panel: CalendarPanelKey | 'closed' | undefined
  /** The moment that is looked at, epoch ms; undefined: now. */
  asOf: number | undefined
  /** Of storefronts: containers without dates, too. */
  isEverything: boolean
  /** Of the publication calendar: which kinds, of which type and status ('': any), one's own, those with conflicts. */
  kinds: readonly CalendarKind[]
  cty: string
  st: 'published' | 'draft' | ''
  isMine: boolean
  isConflicting: boolean
}

export function viewFromSearch(params: URLSearchParams): CalendarView {
  const st = params.get('st')
  const panel = params.get('panel')
  const asOf = Number(params.get('asof') ?? Number.NaN)
  return {
    layout: params.get('as') === 'list' ? 'list' : 'grid',
    chosen: params.get('entry') ?? undefined,
    panel: PANELS.find((one) => one === panel),
    asOf: Number.isSafeInteger(asOf) && Math.abs(asOf) < LAST_MS ? asOf : undefined,
    isEverything: params.get('all') === 'true',
    kinds: kindsIn(params.get('kinds')),
    cty: params.get('cty') ?? '',
    st: st === 'published' || st === 'draft' ? st : '',
    isMine: params.get('mine') === 'true',
    isConflicting: params.get('conflicts') === 'true',
  }
}

export function searchOfView(params: URLSearchParams, change: Partial<CalendarView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (change.layout) put('as', change.layout === 'list' ? 'list' : undefined)
  if ('chosen' in change) put('entry', change.chosen)
  if ('panel' in change) put('panel', change.panel)
  if ('asOf' in change) put('asof', change.asOf?.toString())
  const flags = { all: change.isEverything, mine: change.isMine, conflicts: change.isConflicting }
  for (const [name, isOn] of Object.entries(flags)) if (isOn !== undefined) put(name, isOn ? 'true' : undefined)
  if (change.kinds)
    put('kinds', change.kinds.length === CALENDAR_KINDS.length ? undefined : change.kinds.join(',') || 'none')
  for (const name of ['cty', 'st'] as const) if (name in change) put(name, change[name])
  return next
}

/** All of them where none is named; in their own order. */
function kindsIn(text: string | null): readonly CalendarKind[] {
  return text === null ? CALENDAR_KINDS : CALENDAR_KINDS.filter((kind) => text.split(',').includes(kind))
}

const PANELS = ['conflicts', 'details', 'closed'] as const
/** Instants beyond are none that a date can say. */
const LAST_MS = 8.64e15
