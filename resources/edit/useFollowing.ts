import { useEffect } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Editor } from './editor/createEditor.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** How often the server is asked where it pushes nothing. */
const POLL_MS = 60_000

/** Hears of every write of the open record; after a gap in the push it looks for itself. */
export function useFollowing(type: TypeSummary, editor: Editor): void {
  const { events } = useConsole()
  useEffect(
    () =>
      events.subscribe((event) => {
        const { record } = editor.state()
        if (!record) return
        const isOurs = event.topic === 'version' && event.id === record.id && event.urn === catalogUrn(type.type)
        if (isOurs || event.topic === 'reset')
          void editor.heard({ rev: event.rev, by: text(event.by) ?? '', verb: text(event.verb) })
      }),
    [events, editor, type.type],
  )
  useEffect(() => {
    const timer = setInterval(() => {
      if (events.state() === 'polling') void editor.heard({ rev: undefined, by: '', verb: undefined })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [events, editor])
}
