import { useTranslate } from 'ra-core'
import { useMemo, useRef } from 'react'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import { Screen, Work } from '#kit/parts/timeline/timelinePage.ts'
import { rulerZones } from './model/guideZone.ts'
import { channelsWith, countMarks, marksOf } from './model/nextMark.ts'
import { AiringPanel } from './panel/AiringPanel.tsx'
import { FoldingPanel } from './parts/FoldingPanel.tsx'
import { GuideBody } from './parts/GuideBody.tsx'
import { GuideFilters } from './parts/GuideFilters.tsx'
import { GuideToolbar } from './parts/GuideToolbar.tsx'
import { GuideTransfer } from './parts/GuideTransfer.tsx'
import { useGuide } from './useGuide.ts'
import { useGuideCommands } from './useGuideCommands.ts'
import { useGuideKeys } from './useGuideKeys.ts'
import { useGuideMarks } from './useGuideMarks.ts'
import { useGuideTimeline } from './useGuideTimeline.ts'
import { useGuideView } from './useGuideView.ts'
import { useGuideZone } from './useGuideZone.ts'
import { useShownAiring } from './useShownAiring.ts'
import { useNextProblem } from './useNextProblem.ts'
import { usePinKey } from './usePinKey.ts'

/** The programme guide: channels by time, what needs eyes in it, and one airing beside it (specification section 2). */
export function Page() {
  const translate = useTranslate()
  const { settings } = useFormat()
  const now = useMinute()
  const { view, change } = useGuideView()
  const { timeline, goTo, goToNow, bringIn } = useGuideTimeline(now, view.at)
  const jump = useRef<HTMLInputElement>(null)
  const { zone, isKnown, learn } = useGuideZone()
  const { from, to } = timesOf(useTimelineShown(timeline))
  const day = dayOf((from + to) / 2, zone)
  const marks = useGuideMarks(day, zone, view)
  const channels = useMemo(() => {
    if (view.channel !== '') return [view.channel]
    return view.marks.length > 0 ? channelsWith(marks ?? [], view.marks) : undefined
  }, [marks, view.channel, view.marks])
  const guide = useGuide(timeline, { filter: view, channels, day: dayBounds(day, zone) })
  learn(guide.lanes)
  const counts = useMemo(() => marks && countMarks(marksOf(marks, view.channel)), [marks, view.channel])
  const goToProblem = useNextProblem({ timeline, marks, channels, day, zone })
  const shownAiring = useShownAiring({
    ...{ timeline, lanes: guide.lanes, id: view.airing, onTime: bringIn },
    onChannel: (channel) => change({ channel }),
  })
  const pinning = usePinKey(timeline, guide.lanes, view.airing, (airing) => change({ airing }))
  const acts = {
    onNext: goToProblem,
    onJump: () => jump.current?.focus(),
    onNow: goToNow,
    onPin: pinning.start,
  }
  useGuideCommands(acts)
  const close = () => change({ airing: undefined })
  const zones = rulerZones(isKnown ? zone : undefined, settings.timeZone, translate)
  return (
    <Screen onKeyDown={useGuideKeys(acts)}>
      <Work>
        <GuideToolbar
          timeline={timeline}
          zone={zone}
          now={now}
          day={day}
          layout={view.layout}
          onLayout={(layout) => change({ layout })}
          onDay={goTo}
          onNow={goToNow}
          jumpRef={jump}
        >
          <GuideTransfer day={day} zone={zone} filter={view} total={guide.total} />
        </GuideToolbar>
        <GuideFilters view={view} lanes={guide.lanes} counts={counts} total={guide.total} onChange={change} />
        <GuideBody
          timeline={timeline}
          guide={{ ...guide, lanes: pinning.lanes }}
          view={view}
          day={day}
          zones={zones}
          now={now}
          onChange={change}
        />
      </Work>
      {view.airing !== undefined && (
        <FoldingPanel key={view.airing} onClose={close}>
          <AiringPanel
            found={shownAiring}
            zone={zone}
            now={now}
            pinFor={pinning.pinFor}
            onPinTaken={pinning.taken}
            onConflicts={pinning.draw}
            onClose={close}
          />
        </FoldingPanel>
      )}
    </Screen>
  )
}
