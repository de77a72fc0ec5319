import { useMemo, useRef } from 'react'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import type { GuideMarks } from '#contract/schemas/live/guide.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { laneKey } from './model/guideLane.ts'
import { nextProblem, problemsOf } from './model/nextMark.ts'

type Parts = {
  timeline: Timeline
  marks: readonly GuideMarks[] | undefined
  /** The only channels that are shown, in their order. */
  channels: readonly string[] | undefined
  day: string
  zone: string
}

/** Goes to the next problem of the day, or to the one before, and takes the focus of the keyboard there. */
export function useNextProblem({ timeline, marks, channels, day, zone }: Parts): (by: -1 | 1) => void {
  const notice = useNotice()
  const { settings } = useFormat()
  const last = useRef<{ from: number; nth: number }>(undefined)
  const problems = useMemo(() => {
    const shown = (marks ?? []).flatMap((row) => {
      const nth = channels ? channels.indexOf(row.channel) : row.nth
      return nth === -1 ? [] : [{ ...row, nth }]
    })
    return problemsOf(shown, dayBounds(day, zone))
  }, [marks, channels, day, zone])
  return (by) => {
    const { cursor, lane } = timeline.shown().focus
    const here = { from: cursor, nth: Number(lane?.split('-')[1] ?? -1) }
    const isHere = last.current?.from === here.from && last.current.nth === here.nth
    const next = nextProblem(problems, isHere && last.current ? last.current : here, by)
    if (!next) {
      notice('info', 'epg.noProblem', { values: { day: dayWords(settings.language, zone, dayBounds(day, zone).from) } })
      return
    }
    const { from, to, nth, airing, kind } = next
    last.current = { from, nth }
    const item = kind === 'overlap' || kind === 'flagged' ? airing : undefined
    timeline.goTo({ lane: laneKey(nth), cursor: from, ...(item && { item }) }, nth, { from, to })
  }
}
