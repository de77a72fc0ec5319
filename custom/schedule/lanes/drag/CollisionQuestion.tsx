import Button from '@mui/material/Button'
import { useId } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { offerText, refusalText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { DropOffer } from '../model/drop.ts'
import type { LaneWords } from '../model/laneText.ts'
import type { DragView } from './dragStore.ts'
import { Consequences } from './Consequences.tsx'
import { Question } from './questionStyles.ts'

type CollisionQuestionProps = {
  view: DragView
  offers: readonly DropOffer[]
  words: LaneWords
  /** What an offer would leave is drawn over the lanes while it is looked at. */
  onLook: (applied: Applied) => void
  onChoose: (offer: DropOffer) => void
  onCancel: () => void
}

/** Something else airs where something was dropped: what can be done, and what each of that would move and warn of. */
export function CollisionQuestion({ view, offers, words, onLook, onChoose, onCancel }: CollisionQuestionProps) {
  const { titles } = useSchedule()
  const heading = useId()
  const { drop, schedule } = view
  if (drop?.kind !== 'collides') return null
  const all = { ...words, titles }
  return (
    <Question role="group" aria-labelledby={heading}>
      <h3 id={heading}>{words.translate('scheduleLanes.question.collides')}</h3>
      <p>{refusalText(drop.refused, schedule, all)}</p>
      <ul>
        {offers.map((offer, nth) => (
          <li key={offer.kind}>
            <button
              type="button"
              className="offer"
              autoFocus={nth === 0}
              onMouseEnter={() => onLook(offer.applied)}
              onFocus={() => onLook(offer.applied)}
              onClick={() => onChoose(offer)}
            >
              <b>{offerText(offer.kind, drop.refused, schedule, all)}</b>
              <Consequences view={view} applied={offer.applied} words={words} />
            </button>
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button size="small" onClick={onCancel}>
          {words.translate('actions.cancel')}
        </Button>
      </div>
    </Question>
  )
}
