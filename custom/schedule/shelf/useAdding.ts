import { useCallback, useMemo } from 'react'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { momentOf, nameOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { placeToAdd } from './placeToAdd.ts'

/** Puts what stands on the shelf into the schedule, or picks it up to be put somewhere. */
export function useAdding() {
  const { schedule, cursor, shown, now, run, moveCursor, goTo, copy, announcer, readOnly, pickedUp } = useSchedule()
  const words = useScheduleWords()
  const range = useMemo(
    () => ({ from: dayBounds(shown.from, schedule.zone).from, to: dayBounds(shown.to, schedule.zone).to }),
    [shown.from, shown.to, schedule.zone],
  )
  const placeFor = useCallback(
    (dur: number) => placeToAdd(schedule, { cursor, shown: range, now, dur }),
    [schedule, cursor, range, now],
  )
  /** The cursor goes on with what was added, so that the next is added behind it. */
  const add = (airing: Airing) => {
    const place = placeFor(airing.dur)
    const name = nameOf(airing, words)
    if (!place) return announcer.say(words.translate('scheduleShelf.noGap', { title: name }))
    const { refused, schedule: after } = run({ kind: 'add', airings: [airing], ...place, snap: false })
    if (refused) return
    moveCursor({ kind: 'airing', id: airing.id })
    const start = after.byId.get(airing.id)?.start ?? place.toStart
    announcer.say(words.translate('scheduleShelf.added', { title: name, time: momentOf(start, words) }))
  }
  /** The keyboard goes to the schedule: in lanes it is put where one goes or presses, in the list by a paste. */
  const pickUp = (airing: Airing) => {
    copy({ airings: [airing] })
    const name = nameOf(airing, words)
    const gap = placeFor(airing.dur)
    goTo(cursor ?? { kind: 'time', at: gap?.toStart ?? Math.max(now, range.from) })
    if (shown.shape === 'timeline') pickedUp.set({ airings: [airing], name })
    else announcer.say(words.translate('scheduleShelf.pickedUp', { title: name }))
  }
  return { add, pickUp, placeFor, canAdd: readOnly === undefined }
}
