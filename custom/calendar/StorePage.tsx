import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { PageType } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { addPath, itemPath } from '#kit/parts/routes/paths.ts'
import { CalendarContext, type CalendarWords } from './CalendarContext.ts'
import { CalendarScreen } from './CalendarScreen.tsx'
import { useAsOf } from './asOf/useAsOf.ts'
import { findEntry, withDates, type CalendarEntry } from './model/calendarEntry.ts'
import { conflictGroups } from './model/conflictGroups.ts'
import { useMoves } from './moves/useMoves.ts'
import { useMoveWords } from './moves/useMoveWords.ts'
import { ConflictsToggle } from './parts/ConflictsToggle.tsx'
import { storeLanes } from './store/storeLanes.ts'
import { useStoreMoves } from './store/useStoreMoves.ts'
import { useStoreRows } from './store/useStoreRows.ts'
import { useCalendarTimeline } from './useCalendarTimeline.ts'
import { useCalendarView } from './useCalendarView.ts'
import { usePanel } from './usePanel.ts'

/** Storefronts, or collections, with their tabs and containers by date (specification section 2). */
export function StorePage({ of: ty }: { of: PageType }) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const zone = format.settings.timeZone
  const now = useMinute()
  const { product, may } = useConsole()
  const { timeline, range } = useCalendarTimeline(now, zone)
  const { view, change } = useCalendarView()
  const { data, error, reload, keep } = useStoreRows(ty, range)
  const words = useMemo(
    (): CalendarWords => ({ translate, format, zone, language }),
    [translate, format, zone, language],
  )
  const stored = useMemo(() => {
    const named = {
      nameOf: (row: object) => titleOf(row as Record<string, unknown>, language) || translate('calendar.unnamed'),
    }
    return data ? storeLanes(data, { ty, range, now, isEverything: view.isEverything }, named) : []
  }, [data, ty, range, now, view.isEverything, language, translate])
  const rows = useMemo(() => (data ? [...data.pages, ...data.containers] : []), [data])
  const { send, whyNot } = useStoreMoves(rows, keep)
  const find = (key: string | undefined) => findEntry(stored, key)
  const moves = useMoves(find, send, useMoveWords(words, reload))
  const lanes = useMemo(() => withDates(stored, moves.shown, range), [stored, moves.shown, range])
  const pathOf = ({ kind, id }: CalendarEntry) =>
    itemPath(product, STORE_TYPES[kind === 'container' ? 'container' : ty], id)
  const title = translate(`pages.titles.${ty}Calendar`)
  const entries = useMemo(() => [...new Map(lanes.map(({ entry }) => [entry.key, entry])).values()], [lanes])
  const conflicts = useMemo(() => ({ groups: data && conflictGroups(entries), isPartial: false }), [data, entries])
  const asOf = useAsOf(now, zone, entries)
  const panel = usePanel(view, false)
  return (
    <CalendarContext
      value={{
        ...{ title, timeline, range, now, words, lanes, moves, pathOf, conflicts, asOf },
        whyNot: (entry) => whyNot(entry, words),
        find: (key) => findEntry(lanes, key),
      }}
    >
      <CalendarScreen
        isRead={data !== undefined}
        error={error}
        onRetry={reload}
        panel={panel}
        filters={
          <>
            <PressChip
              type="button"
              aria-pressed={view.isEverything}
              onClick={() => change({ isEverything: !view.isEverything })}
            >
              {translate('calendar.everything')}
            </PressChip>
            <ConflictsToggle panel={panel} onView={change} />
          </>
        }
        empty={
          <EmptyState
            icon="calendar"
            title={translate(`calendar.empty.${ty}`)}
            actions={
              may('cp_storefront', 'create') && (
                <Button component={Link} to={addPath(product, STORE_TYPES[ty])}>
                  {translate('calendar.makeOne')}
                </Button>
              )
            }
          >
            {translate('calendar.emptyText')}
          </EmptyState>
        }
      />
    </CalendarContext>
  )
}
