import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'

type LeaveDialogProps = {
  /** Name of what was edited. */
  name: string
  changes: number
  /** Why it cannot be saved now, in words. */
  notYet?: string | undefined
  busy: boolean
  onStay: () => void
  onDiscard: () => void
  onSave: () => void
}

/** Unsaved work is about to be left: save it, give it up, or stay. */
export function LeaveDialog({ name, changes, notYet, busy, onStay, onDiscard, onSave }: LeaveDialogProps) {
  const translate = useTranslate()
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('editor.leave.title')}
      okLabel={translate('editor.leave.save')}
      cancelLabel={translate('editor.leave.stay')}
      notYet={notYet}
      busy={busy}
      onOk={onSave}
      onClose={onStay}
      additionalActions={
        <Button variant="ghost" color="error" onClick={onDiscard}>
          {translate('editor.leave.discard')}
        </Button>
      }
    >
      {translate('editor.leave.text', { name, smart_count: changes })}
    </SharedDialog>
  )
}
