import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createSteps } from '#kit/parts/history/createSteps.ts'
import { datesFrom, type CalendarEntry, type Dates } from '../model/calendarEntry.ts'
import { sameDates } from '../model/movedDates.ts'

/** What became of a move: the dates that stand now, and how many parts within were adjusted by it. */
export type MoveOutcome = { dates: Dates; adjusted: number }
type SendMove = (entry: CalendarEntry, dates: Dates) => Promise<MoveOutcome>
type Step = { key: string; name: string; before: Dates; after: Dates }

type Told = {
  moved: (entry: CalendarEntry, asked: Dates, outcome: MoveOutcome) => void
  refused: (entry: CalendarEntry, error: unknown) => void
}

export type Moves = ReturnType<typeof useMoves>

/**
 * Moves of dates: shown at once, sent one after another, taken back where they are refused. Undo sends the former dates
 * as a move of its own, at the revision of the moment.
 */
export function useMoves(find: (key: string) => CalendarEntry | undefined, send: SendMove, told: Told) {
  const [shown, setShown] = useState<ReadonlyMap<string, Dates>>(NONE)
  const [steps] = useState(() => createSteps<Step>())
  const [names, setNames] = useState<{ undo?: string; redo?: string }>({})
  const latest = useRef({ find, send, told })
  useEffect(() => {
    latest.current = { find, send, told }
  })
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const show = useCallback((key: string, dates: Dates | undefined) => {
    setShown((before) => {
      const next = new Map(before)
      if (dates) next.set(key, dates)
      else next.delete(key)
      return next
    })
  }, [])
  /** Sends a move once those before it are through; whether it came about. */
  const put = useCallback(
    (key: string, dates: Dates): Promise<boolean> => {
      show(key, dates)
      const sent = line.current.then(async () => {
        const { find: entryOf, send: sendMove, told: tell } = latest.current
        const entry = entryOf(key)
        if (!entry) return false
        try {
          const outcome = await sendMove(entry, dates)
          tell.moved(entry, dates, outcome)
          return true
        } catch (error) {
          tell.refused(entry, error)
          return false
        } finally {
          show(key, undefined)
        }
      })
      line.current = sent
      return sent
    },
    [show],
  )
  const look = useCallback(() => {
    const [last, next] = [steps.done().at(-1), steps.undone().at(-1)]
    setNames({ ...(last && { undo: last.name }), ...(next && { redo: next.name }) })
  }, [steps])
  const move = useCallback(
    async (entry: CalendarEntry, name: string, dates: Dates) => {
      const before: Dates = datesOf(entry)
      if (sameDates(before, dates)) return show(entry.key, undefined)
      if (!(await put(entry.key, dates))) return
      steps.record({ key: entry.key, name, before, after: dates }, undefined, 0)
      look()
    },
    [put, show, steps, look],
  )
  const walk = useCallback(
    async (by: 'undo' | 'redo') => {
      const step = by === 'undo' ? steps.undo() : steps.redo()
      look()
      if (!step || (await put(step.key, by === 'undo' ? step.before : step.after))) return
      // What is refused has not been walked.
      if (by === 'undo') steps.redo()
      else steps.undo()
      look()
    },
    [put, steps, look],
  )
  return useMemo(
    () => ({ shown, show, move, names, undo: () => void walk('undo'), redo: () => void walk('redo') }),
    [shown, show, move, names, walk],
  )
}

const NONE: ReadonlyMap<string, Dates> = new Map()

export function datesOf({ start, end }: Dates): Dates {
  return datesFrom(start, end)
}
