import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { styled } from '@mui/material/styles'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { Table } from '#kit/parts/table/Table.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { timelineRowKey, useTimelineRows } from '#kit/parts/timeline/useTimelineRows.ts'
import type { GuideItem, GuideLane } from '../model/guideLane.ts'
import { CHANNELS_PER_PAGE } from '../model/guideWindows.ts'
import { ChannelPager } from './ChannelPager.tsx'
import { listColumns } from './listColumns.tsx'

type GuideListProps = {
  timeline: Timeline
  lanes: readonly GuideLane[]
  range: TimeRange
  zone: string
  now: number
  /** Airings of other genres are dimmed; '': none. */
  genre: string
  selected: string | undefined
  onOpen: (item: GuideItem) => void
}

/** The same guide as a table, a day of twenty channels at a time: for those who hear it, and for fast reading. */
export function GuideList({ timeline, lanes, range, zone, now, genre, selected, onOpen }: GuideListProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const { top, row } = useTimelineShown(timeline)
  const page = Math.floor(top / row / CHANNELS_PER_PAGE)
  const shown = useMemo(() => lanes.slice(page * CHANNELS_PER_PAGE, (page + 1) * CHANNELS_PER_PAGE), [lanes, page])
  const { rows, goTo } = useTimelineRows(timeline, shown, range)
  const isRead = shown.some(({ channel }) => channel)
  const columns = useMemo(
    () => listColumns({ translate, format, zone }, { language, genre }, now),
    [translate, format, zone, language, genre, now],
  )
  const read = rows.filter(({ item }) => item.kind !== 'loading')
  return (
    <>
      <Twin>
        <Table
          label={translate('pages.titles.epg')}
          rows={isRead ? read : undefined}
          rowKey={timelineRowKey}
          columns={columns}
          current={selected === undefined ? undefined : read.find(({ item }) => item.key === selected)?.key}
          empty={<EmptyState icon="calendar" title={translate('epg.noData')} />}
          onOpen={(opened) => {
            goTo(opened)
            onOpen(opened.item)
          }}
        />
      </Twin>
      <ChannelPager
        page={page}
        total={lanes.length}
        onPage={(to) => timeline.scrolled(timeline.shown().left, to * CHANNELS_PER_PAGE * row)}
      />
    </>
  )
}

/** A table brings its own margins: its edges stand in line with toolbar and filters. */
const Twin = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  marginInline: -12,
})
