import { useEffect } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { RecordEditor } from '../editor/createRecordEditor.ts'
import type { RecordKind } from '../editor/recordKind.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** How often the server is asked where it pushes nothing. */
const POLL_MS = 60_000

/** Hears of every write of the open record; after a gap in the push it looks for itself. */
export function useFollowing<Entity extends object, Verb extends string>(
  { headOf, isWriteOf }: RecordKind<Entity, Verb>,
  { state, heard }: RecordEditor<Entity, Verb>,
): void {
  const { events } = useConsole()
  useEffect(
    () =>
      events.subscribe((event) => {
        const { record } = state()
        if (!record) return
        if (event.topic === 'reset' || isWriteOf(event, headOf(record).id))
          void heard({ rev: event.rev, by: text(event.by) ?? '', verb: text(event.verb) })
      }),
    [events, state, heard, headOf, isWriteOf],
  )
  useEffect(() => {
    const timer = setInterval(() => {
      if (events.state() === 'polling') void heard({ rev: undefined, by: '', verb: undefined })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [events, heard])
}
