import { useEffect, useEffectEvent } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

/** Tells in passing what became of a lock, and gives the form of a new holder the newest text and the cursor. */
export function useLockNews(): void {
  const notice = useNotice()
  const { actor, events } = useConsole()
  const { lock, target, editor } = useRecordEditor()
  const { view } = lock
  const id = target?.id
  const gained = view.kind === 'mine' ? view.gained : undefined
  const welcome = useEffectEvent(() => {
    if (!gained) return
    notice('success', `locks.gained.${gained.how}`, { values: { name: gained.name } })
    void editor.heard({ rev: undefined, by: gained.name, verb: undefined })
    // The button that was pressed is gone; who was reading elsewhere is left there.
    if (document.activeElement === document.body) firstField()?.focus()
  })
  useEffect(() => welcome(), [gained])

  const parked = useEffectEvent((name: string) => notice('info', 'locks.force.parked', { values: { name } }))
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic !== 'lock' || event.id !== id || event.change !== 'parked') return
        if (event.to === actor.uid && event.uid !== actor.uid) parked(event.by ?? '')
      }),
    [events, id, actor.uid],
  )
}

function firstField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-section] :is(textarea, input):not([disabled], [type=hidden])')
}
