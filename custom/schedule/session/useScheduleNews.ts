import { useEffect } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { RecordEditor } from '#kit/record/editor/createRecordEditor.ts'
import { SCHEDULE_URN, type ScheduleVerb } from './scheduleKind.ts'
import type { ScheduleWeek } from './scheduleWeek.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Follows what others save: any schedule day that is not known as it now is has the week looked at, once at a time. */
export function useScheduleNews(
  { state, heard }: RecordEditor<ScheduleWeek, ScheduleVerb>,
  onTitle: (id: string) => void,
): void {
  const { events } = useConsole()
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic === 'reset') return void heard({ rev: undefined, by: '', verb: undefined })
        if (event.topic !== 'version') return
        if (event.urn !== SCHEDULE_URN) return onTitle(text(event.id))
        const { record } = state()
        const known = record && [...record.draft, ...record.published].filter(({ id }) => id === event.id)
        if (record?.loopId === event.id && (record?.loopRev ?? 0) >= (event.rev ?? Infinity)) return
        if (known?.some(({ rev = 0 }) => rev >= (event.rev ?? Infinity))) return
        void heard({ rev: undefined, by: text(event.by), verb: text(event.verb) })
      }),
    [events, state, heard, onTitle],
  )
}
