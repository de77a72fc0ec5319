import { useMemo } from 'react'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { useConsequences } from '../../useConsequences.ts'
import type { LaneWords } from '../model/laneText.ts'
import type { DragView } from './dragStore.ts'
import { draggedIds } from './useDropEnd.ts'

type ConsequencesProps = {
  view: DragView
  applied: Applied
  words: LaneWords
  /** Nothing is said where there is nothing. */
  isBrief?: boolean
}

/** '3 programs move, by up to 15 min', 'New warnings: Gaps Present' */
export function Consequences({ view, applied, words, isBrief = false }: ConsequencesProps) {
  const { translate, format } = words
  const meant = useMemo(() => draggedIds(view), [view])
  const { moved, farthest, cut, gone, warned } = useConsequences(view.schedule, applied, meant)
  const parts = [
    moved > 0 && translate('scheduleLanes.question.moves', { smart_count: moved, by: format.duration(farthest) }),
    cut > 0 && translate('scheduleLanes.question.cuts', { smart_count: cut }),
    gone > 0 && translate('scheduleLanes.question.goes', { smart_count: gone }),
  ].filter((part) => part !== false)
  return (
    <>
      {parts.length > 0 && <small>{format.list(parts)}</small>}
      {parts.length === 0 && !isBrief && <small>{translate('scheduleLanes.question.nothingElse')}</small>}
      {warned && (
        <>
          <br />
          <small data-tone="warning">{warned}</small>
        </>
      )}
    </>
  )
}
