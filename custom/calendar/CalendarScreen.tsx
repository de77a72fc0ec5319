import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { zoneCity } from '#kit/parts/format/zoneCity.ts'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { AnnouncerRegions } from '#kit/parts/timeline/announce/AnnouncerRegions.tsx'
import { createAnnouncer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import { Screen, Work } from '#kit/parts/timeline/timelinePage.ts'
import { TimelineGrid } from '#kit/parts/timeline/TimelineGrid.tsx'
import { AsOfBar } from './asOf/AsOfBar.tsx'
import { AsOfLine } from './asOf/AsOfLine.tsx'
import { useCalendar } from './CalendarContext.ts'
import { CalendarList } from './parts/CalendarList.tsx'
import { CalendarToolbar } from './parts/CalendarToolbar.tsx'
import { CalendarPanel } from './parts/CalendarPanel.tsx'
import { useDateDrag } from './moves/useDateDrag.ts'
import { useMoveKeys } from './moves/useMoveKeys.ts'
import type { CalendarEntry, CalendarItem, CalendarLane } from './model/calendarEntry.ts'
import type { CalendarPanelKey } from './model/calendarView.ts'
import { useCalendarCommands } from './useCalendarCommands.ts'
import { useCalendarDrawing } from './useCalendarDrawing.tsx'
import { useCalendarView } from './useCalendarView.ts'
import { useGoToEntry } from './useGoToEntry.ts'

type CalendarScreenProps = {
  isRead: boolean
  error: unknown
  onRetry: () => void
  /** What stands in place of lanes where there are none. */
  empty: ReactNode
  /** What the calendar is narrowed by. */
  filters?: ReactNode
  /** The same, as a line of its own. */
  bar?: ReactNode
  /** What stands beside the lanes. */
  panel: CalendarPanelKey | undefined
}

/** A calendar as lanes or as a list, its toolbar, and one entry beside it. */
export function CalendarScreen({ isRead, error, onRetry, empty, filters, bar, panel }: CalendarScreenProps) {
  const calendar = useCalendar()
  const { timeline, lanes, now, words, title, asOf } = calendar
  const { view, change } = useCalendarView()
  const [announcer] = useState(() => createAnnouncer())
  const frame = useRef<HTMLDivElement>(null)
  const jump = useRef<HTMLInputElement>(null)
  const drag = useDateDrag(frame, announcer.sayBriefly)
  const moveByKey = useMoveKeys(announcer.say)
  const commands = useCalendarCommands(() => jump.current?.focus())
  useCommands(commands.list, commands.keys)
  const drawing = useCalendarDrawing(words, asOf.isSet ? asOf.at : undefined)
  const isGrid = isRead && view.layout === 'grid'
  // Lanes that come anew, as after the list, stand where the view was.
  useLayoutEffect(() => {
    if (isGrid) timeline.jumpTo(timeline.times().from, 0)
  }, [isGrid, timeline])
  const goTo = useGoToEntry(isGrid)
  const show = (entry: CalendarEntry | undefined) =>
    change({ chosen: entry?.key, panel: entry ? 'details' : undefined })
  const open = (item: CalendarItem | undefined) => show(item?.kind === 'entry' ? item.entry : undefined)
  return (
    <Screen
      onKeyDown={(event) => {
        if (moveByKey(event)) event.preventDefault()
        else commands.onKeyDown(event)
      }}
    >
      <Work>
        <CalendarToolbar view={view} onView={change} jumpRef={jump}>
          {filters}
        </CalendarToolbar>
        {bar}
        {error ? (
          <CallError error={error} onRetry={onRetry} />
        ) : !isRead ? (
          <ListSkeleton />
        ) : view.layout === 'grid' && lanes.length === 0 ? (
          empty
        ) : view.layout === 'list' ? (
          <CalendarList onOpen={show} />
        ) : (
          <Lanes ref={frame} onPointerDown={drag}>
            <TimelineGrid
              timeline={timeline}
              label={title}
              lanes={lanes}
              drawing={drawing}
              zones={[{ zone: words.zone, label: zoneCity(words.zone) }]}
              now={now}
              selected={keyOfItem(lanes, view.chosen)}
              onSelect={open}
              onOpen={open}
              isOfDates
            >
              <AsOfLine />
            </TimelineGrid>
          </Lanes>
        )}
        {isGrid && lanes.length > 0 && <AsOfBar />}
      </Work>
      {panel && (
        <CalendarPanel
          shown={panel}
          entry={calendar.find(view.chosen)}
          onShow={(key) => change({ panel: key })}
          onOpen={(entry) => {
            show(entry)
            goTo(entry)
          }}
          onClose={() => change({ chosen: undefined, panel: 'closed' })}
        />
      )}
      <AnnouncerRegions announcer={announcer} />
    </Screen>
  )
}

/** The key of the bar of an entry: those of lanes stand in it under the lane's. */
function keyOfItem(lanes: readonly CalendarLane[], chosen: string | undefined): string | undefined {
  for (const { items = [] } of lanes)
    for (const item of items) if (item.kind === 'entry' && item.entry.key === chosen) return item.key
  return undefined
}

const Lanes = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '& .grip': {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 8,
    cursor: 'ew-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: 3,
      inlineSize: 2,
      borderRadius: 1,
      backgroundColor: 'var(--mui-palette-line-outline)',
    },
  },
  '& .grip[data-end=start]': { insetInlineStart: 0 },
  '& .grip[data-end=end]': { insetInlineEnd: 0 },
  '& .cell:hover .grip::after': { backgroundColor: 'var(--mui-palette-accent-main)' },
})
