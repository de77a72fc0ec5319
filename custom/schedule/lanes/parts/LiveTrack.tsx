import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimeScale } from '#kit/parts/timeline/geometry/timeScale.ts'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useLocale, useTranslate } from 'ra-core'
import type { LiveItem, ScheduleLane } from '../model/laneItem.ts'
import { airingTitle } from '../model/laneText.ts'

type LiveTrackProps = { lane: ScheduleLane; scale: TimeScale; drawn: TimeRange; isWorded: boolean }

/** From so many px on a ghost says what it is. */
const WORDS_FROM_PX = 48

/** What viewers have now, dashed beneath what the draft makes of it; the blank time at both ends of the lane. */
export function LiveTrack({ lane, scale, drawn, isWorded }: LiveTrackProps) {
  const { bounds, shift } = lane.span
  const [start, end] = [xOf(scale, bounds.from - shift), xOf(scale, bounds.to - shift)]
  return (
    <>
      <i className="blank" style={{ insetInlineStart: 0, width: start }} />
      <i className="blank" style={{ insetInlineStart: end, width: xOf(scale, scale.to) - end }} />
      {lane.live
        .filter(({ from, to }) => from < drawn.to && to > drawn.from)
        .map((item) => {
          const width = (item.to - item.from) * scale.pxPerMs - 2
          return (
            <u
              key={item.key}
              className="ghost"
              style={{ insetInlineStart: xOf(scale, item.from) + 1, width: Math.max(1, width) }}
            >
              {isWorded && width >= WORDS_FROM_PX && <GhostTitle item={item} />}
            </u>
          )
        })}
    </>
  )
}

function GhostTitle({ item }: { item: LiveItem }) {
  const translate = useTranslate()
  const language = useLocale()
  const { text, lang } = airingTitle(item, { translate, language })
  return <span lang={lang}>{text}</span>
}
