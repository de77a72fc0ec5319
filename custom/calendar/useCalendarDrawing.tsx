import { useMemo } from 'react'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import { TimelineGap } from '#kit/parts/timeline/TimelineCard.tsx'
import type { CalendarWords } from './CalendarContext.ts'
import type { CalendarItem, CalendarLane } from './model/calendarEntry.ts'
import { freeText, itemLabel } from './model/entryWords.ts'
import { EntryCard } from './parts/EntryCard.tsx'
import { GroupLine } from './parts/GroupLine.tsx'
import { LaneHead } from './parts/LaneHead.tsx'

/** How a calendar draws its lanes; the same object as long as its words and the moment are. */
export function useCalendarDrawing(words: CalendarWords, asOf: number | undefined) {
  return useMemo(
    (): LaneDrawing<CalendarItem> => ({
      toneOf: (item) => (item.kind === 'free' ? 'warning' : item.entry.notes[0]?.tone),
      renderHead: (lane) => <LaneHead lane={lane as CalendarLane} />,
      renderItem: (item, place) =>
        item.kind === 'free' ? (
          <TimelineGap place={place} label={freeText(item, words)} short="" />
        ) : (
          <EntryCard entry={item.entry} {...{ place, words, asOf }} />
        ),
      itemLabel: (item, lane) => itemLabel(item, lane, words),
      renderEmpty: (lane) => {
        const { group, label } = lane as CalendarLane
        return group ? <GroupLine {...group} /> : words.translate('calendar.outside', { name: label })
      },
    }),
    [words, asOf],
  )
}
