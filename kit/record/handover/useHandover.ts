import { useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { IncomingLockRequest } from '../lock/lockView.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

/** What becomes of unsaved text before the lock goes: it is saved, or parked beside the document. */
type HandoverWay = 'asItIs' | 'save' | 'park'

/** The holder's answers to a question: the text is safe first, then the lock goes. */
export function useHandover({ name }: IncomingLockRequest) {
  const notice = useNotice()
  const tellError = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const { editor, lock, form, busy, isSavable } = useRecordEditor()
  const { session, parking } = lock

  /** Runs one answer at a time; where it fails the question stays, and the person is told. */
  const answer = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tellError(error)
      await session?.heard()
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy: isBusy || busy !== undefined,
    isDirty: form.dirty,
    isSavable,
    handOver: (way: HandoverWay) =>
      answer(async () => {
        if (way === 'save' && !(await editor.save())) return
        if (way === 'park') await parking.park('own')
        await session?.handOver()
        // Parked text would keep the form from following the new holder.
        if (way === 'park') editor.revert()
        notice('info', way === 'park' ? 'locks.asked.doneParked' : 'locks.asked.done', { values: { name } })
      }),
    keep: (word: string) => answer(async () => session?.keep(word || undefined)),
  }
}
