import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { createValueStore } from '#kit/parts/context/createValueStore.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import type { ReadOnlyReason, ScheduleChannel } from '../ScheduleContext.ts'
import { daysBetween } from '../model/shown.ts'
import type { Clipboard, Shown } from '../model/scheduleView.ts'
import { createScheduleEditor } from './createScheduleEditor.ts'
import { scheduleKind, type LoopOutcome } from './scheduleKind.ts'
import { scheduleValues } from './scheduleValues.ts'
import type { DaysNotSaved } from './dayResults.ts'
import { draftSchedule, liveSchedule, type ScheduleWeek } from './scheduleWeek.ts'
import { useFindingFacts } from './useFindingFacts.ts'
import { useScheduleEvents } from './useScheduleEvents.ts'
import { useScheduleNews } from './useScheduleNews.ts'
import { useScheduleTitles } from './useScheduleTitles.ts'
import { weekCalls } from './weekCalls.ts'

type Params = { week: ScheduleWeek; channel: ScheduleChannel; record: ContentRecord | undefined; shown: Shown }

/** What was copied is there in the next week, and in another channel. */
const COPIED = createValueStore<Clipboard>()

/** One week of a channel on screen: its editor joined to revision, journal, push and titles. */
export function useOpenSchedule({ week: read, channel, record, shown }: Params) {
  const { calls, may } = useConsole()
  const { now } = useFormat()
  const savesTogether = useServiceHas('schedulePlanning')
  const mayWrite = may(SCHEDULE_PAGE, 'update')
  const [editor] = useState(() =>
    createScheduleEditor({ saved: draftSchedule(read), facts: { recordsOf: () => ({}) }, now, clipboard: COPIED }),
  )
  const [values] = useState(() => scheduleValues(editor))
  /** Set once the editor of the record is there: what it knows now, though nothing of it is drawn yet. */
  const week = useRef(() => read)
  const publishing = useRef<readonly Day[]>([])
  const partly = useRef<DaysNotSaved>(undefined)
  const loopOutcome = useRef<LoopOutcome>(undefined)
  const [kind] = useState(() =>
    scheduleKind({
      ...{ editor, values, now, calls: weekCalls(calls, { ...read, savesTogether }) },
      week: () => week.current(),
      publishing: () => publishing.current,
      onPartly: (error) => void (partly.current = error),
      onLoop: (outcome) => void (loopOutcome.current = outcome),
    }),
  )
  const open = useOpenRecord({
    kind,
    values,
    record: read,
    mayWrite,
    title: channel.name,
    onEvent: useScheduleEvents(partly, loopOutcome),
  })
  const { record: known = read } = open
  const { state } = open.editor
  useEffect(() => {
    week.current = () => state().record ?? read
  }, [state, read])
  const view = useSyncExternalStore(editor.subscribe, editor.view)
  const live = useMemo(() => liveSchedule(known), [known])
  const { titles, needTitles, forget } = useScheduleTitles([view.schedule, live])
  useFindingFacts(editor, titles, { channel, record })
  useScheduleNews(open.editor, forget)
  const looking = useMemo(
    () => createScheduleEditor({ saved: live ?? emptyOf(known), facts: NO_FACTS, now }),
    [live, known, now],
  )
  useFindingFacts(looking, titles, { channel, record })
  const { run: runVerb } = open.editor
  const publish = useCallback(
    (days: readonly Day[], confirm: readonly string[] = []) => {
      publishing.current = days
      return runVerb({ verb: 'publish', confirm })
    },
    [runVerb],
  )
  const readOnly: ReadOnlyReason | undefined =
    shown.side === 'published' ? 'published' : !mayWrite ? 'rights' : open.stale ? 'conflict' : undefined
  const shownEditor = shown.side === 'published' ? looking : editor
  return {
    open,
    values,
    week: known,
    live,
    titles,
    needTitles,
    readOnly,
    editor: shownEditor,
    draft: editor,
    view,
    publish,
  }
}

export type OpenedSchedule = ReturnType<typeof useOpenSchedule>

const NO_FACTS = { recordsOf: () => ({}) }

/** Nothing of the week was ever published: its days, empty. */
function emptyOf({ cs, from, to }: ScheduleWeek) {
  return makeSchedule({ cs, zone: 'UTC', days: new Map(daysBetween(from, to).map((day) => [day, {}])), airings: [] })
}

/** The days that are read for a day on screen: its week, and a day more on each side. */
export function readSpan(monday: Day): { from: Day; to: Day } {
  return { from: shiftDay(monday, -1), to: shiftDay(monday, 7) }
}
