import Button from '@mui/material/Button'
import type { ItemPlace } from '#kit/parts/timeline/timelineLane.ts'
import { BestFit, hasBestFit } from '../../parts/BestFit.tsx'
import { useSchedule } from '../../ScheduleContext.ts'
import type { GapItem } from '../model/laneItem.ts'
import { gapText, shortGapText, type LaneWords } from '../model/laneText.ts'

const WORDS_FROM_PX = 36
const FILL_FROM_PX = 96
/** What is wider says it at its start: its middle may be out of view. */
const LONG_FROM_PX = 480

type StageGapProps = { item: GapItem; place: ItemPlace; words: LaneWords; isReadOnly: boolean }

/** Time in which nothing airs, at the size of a day, with its repair. */
export function StageGap({ item, place, words, isReadOnly }: StageGapProps) {
  const { openDialog, now } = useSchedule()
  const { translate } = words
  const length = gapText(item.at, words)
  const isRepairable = place.width >= FILL_FROM_PX && place.phase !== 'past' && !isReadOnly
  return (
    <div
      className="gap stage-gap"
      data-dead={place.phase === 'now' || undefined}
      data-long={place.width >= LONG_FROM_PX || undefined}
    >
      <div data-words>
        {/* The label of its cell says it in words. */}
        {place.width >= WORDS_FROM_PX && (
          <span className="short" aria-hidden>
            {shortGapText(item.at)}
          </span>
        )}
        {place.width >= FILL_FROM_PX && <span>{translate('scheduleLanes.gapOf', { length })}</span>}
        {isRepairable && hasBestFit(item.at, now) && <BestFit range={item.at} />}
        {isRepairable && (
          <Button size="small" tabIndex={-1} onClick={() => openDialog({ kind: 'fill', within: item.at })}>
            {translate('scheduleLanes.fill')}
          </Button>
        )}
      </div>
    </div>
  )
}
