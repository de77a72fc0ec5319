import { useLocale, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
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
import { withDates, type CalendarEntry } from './model/calendarEntry.ts'
import { useMoves } from './moves/useMoves.ts'
import { useMoveWords } from './moves/useMoveWords.ts'
import { PublicationFilters } from './publication/PublicationFilters.tsx'
import { publicationLanes } from './publication/publicationLanes.ts'
import { usePublicationMoves } from './publication/usePublicationMoves.ts'
import { useKinds, useReload } from './publication/usePublicationRows.ts'
import { useSpanInView } from './publication/useSpanInView.ts'
import { useCalendarTimeline } from './useCalendarTimeline.ts'
import { useCalendarView } from './useCalendarView.ts'

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
    return publicationLanes(read, { range, now, folded }, named)
  }, [read, range, now, folded, language, translate])
  const { send, whyNot } = usePublicationMoves(reload)
  const find = (key: string) => stored.find(({ entry }) => entry.key === key)?.entry
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
    whyNot: (entry: CalendarEntry) => whyNot(entry, words),
    groups: { fold, more: kinds.more },
  }
  return (
    <CalendarContext value={value}>
      <CalendarScreen
        isRead={kinds.isRead}
        error={kinds.error}
        onRetry={() => void reload()}
        bar={<PublicationFilters offered={offered} view={view} onView={change} />}
        empty={<EmptyState icon="calendar" title={translate('calendar.noKinds')} />}
      />
    </CalendarContext>
  )
}

const NONE: ReadonlySet<CalendarKind> = new Set()

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
