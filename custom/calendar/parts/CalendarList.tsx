import { useMemo } from 'react'
import { styled } from '@mui/material/styles'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import type { TimelineRow } from '#kit/parts/timeline/useTimelineRows.ts'
import { timelineRowKey, useTimelineRows } from '#kit/parts/timeline/useTimelineRows.ts'
import { useCalendar, type CalendarWords } from '../CalendarContext.ts'
import type { CalendarEntry, CalendarItem } from '../model/calendarEntry.ts'
import { freeText, nameOf, noteText } from '../model/entryWords.ts'

type Row = TimelineRow<CalendarItem>

/** The same calendar as a table of what is in view: for those who hear it, and for fast reading. */
export function CalendarList({ onOpen }: { onOpen: (entry: CalendarEntry) => void }) {
  const { timeline, lanes, words, title } = useCalendar()
  const { rows, current, goTo } = useTimelineRows(timeline, lanes, timesOf(useTimelineShown(timeline)))
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <Twin>
      <Table
        label={title}
        rows={rows}
        rowKey={timelineRowKey}
        columns={columns}
        current={current}
        empty={<EmptyState icon="calendar" title={words.translate('calendar.nothingInView')} />}
        onOpen={(row) => {
          goTo(row)
          if (row.item.kind === 'entry') onOpen(row.item.entry)
        }}
      />
    </Twin>
  )
}

function columnsOf(words: CalendarWords): Column<Row>[] {
  const { translate, format } = words
  const entry = ({ item }: Row) => (item.kind === 'entry' ? item.entry : undefined)
  const date = (at: number | undefined) => (at === undefined ? translate('calendar.open') : format.dateTime(at))
  return [
    {
      key: 'name',
      head: translate('calendar.columns.name'),
      cell: ({ item, lane }) =>
        item.kind === 'entry' ? (
          <span className="name">{nameOf(item.entry, words)}</span>
        ) : (
          <em>{`${lane.label}: ${freeText(item, words)}`}</em>
        ),
    },
    {
      key: 'kind',
      head: translate('calendar.columns.kind'),
      width: 140,
      priority: 3,
      cell: (row) => entry(row) && translate(`calendar.kinds.${entry(row)?.kind}`),
    },
    {
      key: 'start',
      head: translate('calendar.columns.start'),
      className: 'figures',
      width: 168,
      cell: (row) => (entry(row) ? date(entry(row)?.start) : date(row.item.from)),
    },
    {
      key: 'end',
      head: translate('calendar.columns.end'),
      className: 'figures',
      width: 168,
      cell: (row) => (row.item.kind === 'entry' ? date(row.item.entry.end) : date(row.item.until)),
    },
    {
      key: 'state',
      head: translate('calendar.columns.state'),
      width: 132,
      priority: 1,
      cell: ({ item }) => item.kind === 'entry' && <StatusChip status={item.entry.st} />,
    },
    {
      key: 'notes',
      head: translate('calendar.columns.notes'),
      width: 260,
      priority: 2,
      cell: (row) =>
        entry(row)
          ?.notes.map((note) => noteText(note, words))
          .join(', '),
    },
  ]
}

/** A table brings its own margins: its edges stand in line with the toolbar. */
const Twin = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  marginInline: -12,
})
