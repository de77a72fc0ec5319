import { useLocale, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { CALENDAR_KINDS, type CalendarKind } from '#contract/values/calendar.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import { CalendarContext, type CalendarWords } from './CalendarContext.ts'
import { CalendarScreen } from './CalendarScreen.tsx'
import { useAsOf } from './asOf/useAsOf.ts'
import { findEntry, withDates, type CalendarEntry } from './model/calendarEntry.ts'
import { conflictGroups } from './model/conflictGroups.ts'
import { daysAround } from './model/dateChanges.ts'
import { useMoves } from './moves/useMoves.ts'
import { useMoveWords } from './moves/useMoveWords.ts'
import { ConflictsToggle } from './parts/ConflictsToggle.tsx'
import { PublicationFilters } from './publication/PublicationFilters.tsx'
import { datedEntries, publicationLanes, withLookedAt } from './publication/publicationLanes.ts'
import { useDatedRows } from './publication/useDatedRows.ts'
import { usePublicationMoves } from './publication/usePublicationMoves.ts'
import { useKinds, useReload } from './publication/usePublicationRows.ts'
import { useSpanInView } from './publication/useSpanInView.ts'
import { useCalendarTimeline } from './useCalendarTimeline.ts'
import { useCalendarView } from './useCalendarView.ts'
import { usePanel } from './usePanel.ts'

/** Licences, releases, storefronts, containers and days of channels on one axis, with what is wrong between them. */
export function Page() {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const zone = format.settings.timeZone
  const now = useMinute()
  const { product, may, types } = useConsole()
  const { timeline, range } = useCalendarTimeline(now, zone)
  const { view, change } = useCalendarView()
  const span = useSpanInView(timeline)
  const reload = useReload()
  const offered = useMemo(
    () =>
      CALENDAR_KINDS.filter((kind) => {
        if (kind === 'day') return may('cp_vll', 'view')
        return kind === 'licence' || kind === 'release' ? types.length > 0 : may('cp_storefront', 'view')
      }),
    [may, types],
  )
  const kinds = useKinds(span, view, offered)
  const panel = usePanel(view, true)
  const conflicting = useDatedRows(span, { kinds: offered, isConflicting: true, isAsked: panel !== undefined })
  const dated = useDatedRows(daysAround(view.asOf ?? now, zone), { kinds: offered.filter(isNoDay) })
  const [folded, setFolded] = useState<ReadonlySet<CalendarKind>>(NONE)
  const words = useMemo(
    (): CalendarWords => ({ translate, format, zone, language }),
    [translate, format, zone, language],
  )
  const read = kinds.read
  const stored = useMemo(() => {
    const named = {
      nameOf: (row: object) => titleOf(row as Record<string, unknown>, language) || translate('calendar.unnamed'),
      headOf: (kind: CalendarKind) => translate(`calendar.groups.${kind}`),
    }
    const rows = withLookedAt(read, conflicting.rows ?? NO_ROWS, view.chosen, now)
    return publicationLanes(rows, { range, now, folded }, named)
  }, [read, conflicting.rows, view.chosen, range, now, folded, language, translate])
  const wrong = useMemo(() => conflicting.rows && datedEntries(conflicting.rows, now), [conflicting.rows, now])
  const around = useMemo(() => datedEntries(dated.rows ?? NO_ROWS, now), [dated.rows, now])
  const asOf = useAsOf(now, zone, around)
  const { send, whyNot } = usePublicationMoves(reload)
  const find = (key: string | undefined) => findEntry(stored, key) ?? wrong?.find((one) => one.key === key)
  const moves = useMoves(
    find,
    send,
    useMoveWords(words, () => void reload()),
  )
  const lanes = useMemo(() => withDates(stored, moves.shown, range), [stored, moves.shown, range])
  const pathOf = usePathOf(product)
  const fold = (kind: CalendarKind) =>
    setFolded((before) => {
      const next = new Set(before)
      if (!next.delete(kind)) next.add(kind)
      return next
    })
  const value = {
    ...{ title: translate('pages.titles.publicationCalendar'), timeline, range, now, words, lanes, moves, pathOf },
    ...{ asOf, conflicts: { groups: wrong && conflictGroups(wrong), isPartial: conflicting.isPartial } },
    whyNot: (entry: CalendarEntry) => whyNot(entry, words),
    find: (key: string | undefined) => findEntry(lanes, key) ?? find(key),
    groups: { fold, more: kinds.more },
  }
  return (
    <CalendarContext value={value}>
      <CalendarScreen
        isRead={kinds.isRead}
        error={kinds.error}
        onRetry={() => void reload()}
        panel={panel}
        bar={
          <PublicationFilters offered={offered} view={view} onView={change}>
            <ConflictsToggle panel={panel} onView={change} />
          </PublicationFilters>
        }
        empty={<EmptyState icon="calendar" title={translate('calendar.noKinds')} />}
      />
    </CalendarContext>
  )
}

const NONE: ReadonlySet<CalendarKind> = new Set()
const NO_ROWS: readonly PublicationEntry[] = []
/** Days of channels begin and end every day: nothing that is waited for. */
const isNoDay = (kind: CalendarKind) => kind !== 'day'

/** Where each kind of entry is edited. */
function usePathOf(product: string | undefined) {
  const { types } = useConsole()
  const scheduleOf = useSchedulePath()
  return ({ kind, id, cty, cs, day }: CalendarEntry): string | undefined => {
    if (kind === 'day') return scheduleOf({ id, cs }, day)
    if (kind === 'container') return itemPath(product, STORE_TYPES.container, id)
    if (kind === 'page') return itemPath(product, STORE_TYPES[cty === 'collection' ? 'collection' : 'storefront'], id)
    const type = types.find((one) => one.type === cty)
    return type && itemPath(product, type, id)
  }
}
