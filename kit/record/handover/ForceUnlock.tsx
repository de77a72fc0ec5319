import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { LockState } from '#contract/schemas/lock.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { LockSession } from '../lock/lockSession.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type ForceUnlockProps = { lock: LockState; session: LockSession }

/** Breaks another's lock after a question; whoever held it is told, and keeps what was typed. */
export function ForceUnlock({ lock, session }: ForceUnlockProps) {
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { calls } = useConsole()
  const { title, page } = useRecordEditor()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = lock.name ?? ''
  const force = async () => {
    setBusy(true)
    try {
      await calls.forceUnlock({ body: { id: lock.id, urn: lock.urn } })
      await session.look()
      notice('info', 'locks.force.done', { values: { name } })
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {translate('actions.forceUnlock')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={translate('editor.lock.forceTitle', { name: title })}
        okLabel={translate('actions.forceUnlock')}
        undoable={false}
        scope={{ page, action: 'force-unlock' }}
        busy={isBusy}
        onConfirm={() => void force()}
        onClose={() => setAsked(false)}
      >
        {translate('editor.lock.forceText', { name })}
      </ConfirmDialog>
    </>
  )
}
