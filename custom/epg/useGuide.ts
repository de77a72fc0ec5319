import { useLocale } from 'ra-core'
import { useCallback, useState } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import type { ChannelFilter } from './model/guideView.ts'
import { daysOf, pagesOf } from './model/guideWindows.ts'
import { createLaneCache } from './model/laneCache.ts'
import type { GuidePage } from './model/guideWindows.ts'
import { useGuideRows } from './useGuideRows.ts'

/** Lanes that stand where nothing is known yet, not even how many there are. */
const FIRST_LANES = 12

type Wanted = {
  filter: ChannelFilter
  /** Ids of the only channels that are shown, else all that match the filter. */
  channels: readonly string[] | undefined
  /** The day whose map stands below the lanes. */
  day: TimeRange
}

/** The channels of the guide as lanes; those near the view are read, day by day, as one comes to them. */
export function useGuide(timeline: Timeline, { filter, channels, day }: Wanted) {
  const shown = useTimelineShown(timeline)
  const [known, setKnown] = useState<number>()
  const total = channels ? channels.length : known
  const { from, to } = timesOf(shown)
  const half = (to - from) / 2
  const days = daysOf({ from: Math.min(from - half, day.from), to: Math.max(to + half, day.to) })
  const pages = total === 0 && channels ? [] : pagesOf(shown, total ?? FIRST_LANES)
  const wanted = pages.flatMap((page) => days.map((span): GuidePage => ({ page, span })))
  const { results, reload } = useGuideRows(wanted, filter, channels)
  const told = results.find(({ data }) => data)?.data?.count
  if (!channels && told !== undefined && told !== known) setKnown(told)
  const language = useLocale()
  const label = useCallback((channel: GuideChannel) => labelOf(channel, language), [language])
  const [lanesOf] = useState(createLaneCache)
  const lanes = lanesOf({
    total: total ?? FIRST_LANES,
    pages: wanted.map((one, at) => ({ ...one, rows: results[at]?.data?.rows })),
    label,
  })
  const failed = results.find(({ error, data }) => error && !data)
  return { lanes, total, reload, error: failed?.error, isPending: total === undefined }
}

function labelOf(channel: GuideChannel, language: string): string {
  return [channel.cn, titleOf(channel, language)].filter((word) => word !== undefined && word !== '').join(' ')
}
