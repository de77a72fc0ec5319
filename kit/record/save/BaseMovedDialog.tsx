import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

type BaseMovedDialogProps = {
  title: string
  /** Number of the version that viewers see now. */
  n: number | undefined
  /** What it has that the draft's own base had not. */
  changed: readonly FieldChange[]
  schema: FormSchema
  busy: boolean
  onConfirm: () => void
  /** Takes the changes into the draft instead. */
  onMerge: () => void
  onClose: () => void
}

/** The published version moved on since the draft was started: publishing would undo what it gained (design 9 (6)). */
export function BaseMovedDialog({
  title,
  n,
  changed,
  schema,
  busy,
  onConfirm,
  onMerge,
  onClose,
}: BaseMovedDialogProps) {
  const translate = useTranslate()
  const words = useFieldWords(schema)
  return (
    <SharedDialog
      open
      title={translate('editor.baseMoved.title', { name: title })}
      subtitle={translate('editor.baseMoved.subtitle', { n: n ?? '' })}
      okLabel={translate('editor.baseMoved.publish')}
      cancelLabel={translate('editor.merge.keepEditing')}
      busy={busy}
      destructive
      additionalActions={
        <Button onClick={onMerge} disabled={busy}>
          {translate('saving.published.take')}
        </Button>
      }
      onOk={onConfirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {changed.map((change) => (
          <ChangeLine key={change.field} change={change} words={words} />
        ))}
        <Box sx={{ typography: 'meta', color: 'status.warning.on' }}>{translate('editor.baseMoved.text')}</Box>
      </Box>
    </SharedDialog>
  )
}
