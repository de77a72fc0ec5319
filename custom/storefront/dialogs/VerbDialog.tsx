import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { verbKey } from '#kit/record/actions/verbKey.ts'

type VerbDialogProps = {
  verb: 'archive' | 'deleteContent'
  name: string
  onConfirm: () => void
  onClose: () => void
}

/** Archiving and deleting take the page from viewers: asked before (specification section 4). */
export function VerbDialog({ verb, name, onConfirm, onClose }: VerbDialogProps) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      open
      undoable
      title={translate(`actions.confirm.${verb}.title`, { name, n: 0 })}
      okLabel={translate(verbKey(verb))}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {translate(`actions.confirm.${verb}.text`, { name, n: 0 })}
    </ConfirmDialog>
  )
}
