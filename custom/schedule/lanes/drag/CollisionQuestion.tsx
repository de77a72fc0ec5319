import Button from '@mui/material/Button'
import { useId, useMemo } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { offerText, refusalText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { useConsequences } from '../../useConsequences.ts'
import type { DropOffer } from '../model/drop.ts'
import type { LaneWords } from '../model/laneText.ts'
import type { DragView } from './dragStore.ts'
import { draggedIds } from './useDropEnd.ts'
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
              <Consequences view={view} offer={offer} words={words} />
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

/** '3 programs move, the farthest 15 min', 'New warnings: Gaps Present' */
function Consequences({ view, offer, words }: { view: DragView; offer: DropOffer; words: LaneWords }) {
  const { translate, format } = words
  const meant = useMemo(() => draggedIds(view), [view])
  const { moved, farthest, cut, gone, warned } = useConsequences(view.schedule, offer.applied, meant)
  const parts = [
    moved > 0 && translate('scheduleLanes.question.moves', { smart_count: moved, by: format.duration(farthest) }),
    cut > 0 && translate('scheduleLanes.question.cuts', { smart_count: cut }),
    gone > 0 && translate('scheduleLanes.question.goes', { smart_count: gone }),
  ].filter((part) => part !== false)
  return (
    <>
      <small>{parts.length > 0 ? format.list(parts) : translate('scheduleLanes.question.nothingElse')}</small>
      {warned && (
        <>
          <br />
          <small data-tone="warning">{warned}</small>
        </>
      )}
    </>
  )
}
