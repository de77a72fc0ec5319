import { useRef } from 'react'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { momentOf, refusalText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { dropAt, type Dragged, type Drop } from '../model/drop.ts'
import { dropStart } from '../model/dropStart.ts'
import { forbiddenTimes } from '../model/forbiddenTimes.ts'
import { reachOf, type LaneSurface } from './surface.ts'

type Started = { schedule: Schedule; dragged: Dragged; airings: readonly Airing[]; name: string }

/**
 * Where something dragged would land, looked at from the schedule at the start of the drag: only when the target
 * changes is anything worked out, drawn and said.
 */
export function useDropPlan({ timeline, store, words }: LaneSurface) {
  const { titles, now, channel, announcer, editor } = useSchedule()
  const { product } = useConsole()
  const name = useRef('')
  const said = useRef('')

  const start = ({ name: text, ...begun }: Started) => {
    name.current = text
    said.current = text
    const { recordsOf } = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const facts = { now, window: channel.window, recordsOf, product }
    const forbidden = forbiddenTimes(begun.schedule, begun.airings, facts)
    store.set({ ...begun, forbidden, drop: undefined, after: undefined })
  }

  /** Looks at a place for the first of what is dragged; gives the words that the ghost says there. */
  const aim = (wanted: number, dragged: Dragged, isExact: boolean): string => {
    const view = store.view()
    if (!view) return said.current
    const { schedule, drop } = view
    const ignored = new Set(dragged.kind === 'move' ? dragged.ids : [])
    const place = { start: wanted, reach: reachOf(timeline), isExact: isExact || !editor.view().snapping, ignored }
    const target = dropStart(schedule, place)
    if (drop?.start === target.start && dragged.kind === view.dragged.kind) return said.current
    const next = dropAt(schedule, dragged, target.start, now)
    store.set({
      ...{ ...view, dragged, drop: next, isForeseen: false, over: timeline },
      after: next.kind === 'free' ? next.applied : undefined,
    })
    const where = dropText(next, schedule)
    announcer.sayBriefly(where)
    said.current = `${dragged.kind === 'duplicate' ? '+ ' : ''}${name.current}\n${where}`
    return said.current
  }

  const dropText = (drop: Drop, schedule: Schedule): string => {
    const time = momentOf(drop.start, words)
    if (drop.kind === 'free' || drop.kind === 'same') return time
    return `${time}: ${refusalText(drop.refused, schedule, { ...words, titles })}`
  }
  return { start, aim }
}
