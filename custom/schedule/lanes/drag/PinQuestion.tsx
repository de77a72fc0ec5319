import Button from '@mui/material/Button'
import { useEffect, useId, useRef } from 'react'
import { insertionConflicts } from '#contract/rules/schedule/commands/insertionConflicts.ts'
import { rangeOf, startingAt } from '#contract/rules/schedule/model/schedule.ts'
import { fixedText, nameOf } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { LaneWords } from '../model/laneText.ts'
import { pinnedIn } from '../model/drop.ts'
import type { DragView } from './dragStore.ts'
import { Question } from './questionStyles.ts'

type PinQuestionProps = { view: DragView; words: LaneWords; onConfirm: () => void; onCancel: () => void }

/**
 * A pinned airing keeps its time for a reason: before it is moved the insertion is said in UTC, with what runs at the
 * same time (specification sections 5 and 7).
 */
export function PinQuestion({ view, words, onConfirm, onCancel }: PinQuestionProps) {
  const { now, titles } = useSchedule()
  const heading = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  const { schedule, dragged, drop, airings } = view
  const { translate } = words
  const by = (drop?.start ?? 0) - (airings[0]?.start ?? 0)
  const insertions = pinnedIn(schedule, dragged).map((airing) => {
    const range = rangeOf(startingAt(airing, airing.start + by))
    return { airing, range, conflicts: insertionConflicts(schedule, range, { now, ignored: airing.id }) }
  })
  const conflicts = insertions.flatMap((insertion) => insertion.conflicts)
  return (
    <Question role="group" aria-labelledby={heading}>
      <h3 id={heading}>{translate('scheduleLanes.question.pinned', { smart_count: insertions.length })}</h3>
      <ul>
        {insertions.map(({ airing, range }) => (
          <li key={airing.id}>
            {nameOf(airing, { ...words, titles })}:{' '}
            {translate('scheduleLanes.question.insertion', { from: utcText(range.from), to: utcText(range.to) })}
          </li>
        ))}
      </ul>
      <p>
        {conflicts.length === 0
          ? translate('scheduleLanes.question.safe')
          : translate('scheduleLanes.question.conflicts', { smart_count: conflicts.length })}
      </p>
      <ul>
        {conflicts.map(({ airing, reason }) => (
          <li key={airing.id}>
            {nameOf(airing, { ...words, titles })}{' '}
            {reason === 'overlap' ? translate('scheduleLanes.question.runsThen') : fixedText(reason, words)}
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button size="small" onClick={onCancel}>
          {translate('actions.cancel')}
        </Button>
        <Button ref={confirm} size="small" variant="contained" onClick={onConfirm}>
          {translate('scheduleLanes.question.move')}
        </Button>
      </div>
    </Question>
  )
}

const utcText = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
