import { useTranslate } from 'ra-core'
import type { InvalidCount } from '#contract/registry/typeRecord.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { MergeQuestion } from '#kit/record/save/MergeQuestion.tsx'
import { LeaveQuestion } from '#kit/record/screen/LeaveQuestion.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { nameOf } from '../model/draft.ts'
import type { TypeEditor } from '../useTypeEditor.ts'

type TypeDialogsProps = {
  editor: TypeEditor
  guard: LeaveGuard
  isRetiring: boolean
  onRetire: () => void
  onKeep: () => void
}

/** What a save, a retirement or a leaving asks; one at a time. */
export function TypeDialogs({ editor, guard, isRetiring, onRetire, onKeep }: TypeDialogsProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { stale, question, busy } = useRecordEditor()
  if (stale) return <MergeQuestion stale={stale} />
  if (question) return <InvalidQuestion counted={question.data as InvalidCount} />
  if (isRetiring)
    return (
      <ConfirmDialog
        open
        title={translate('types.retireTitle', { name: nameOf(editor.draft, language, 'many') })}
        okLabel={translate('types.retire')}
        undoable
        busy={busy !== undefined}
        onConfirm={onRetire}
        onClose={onKeep}
      >
        {translate('types.retireText')}
      </ConfirmDialog>
    )
  if (guard.isAsking) return <LeaveQuestion guard={guard} name={translate('pages.titles.newType')} />
  return null
}

/** The save would make stored documents invalid: how many, and whether it shall go on. */
function InvalidQuestion({ counted }: { counted: InvalidCount }) {
  const { busy, editor } = useRecordEditor()
  const translate = useTranslate()
  const format = useFormat()
  const { atLeast, invalidCount } = counted
  return (
    <ConfirmDialog
      open
      title={translate('types.askInvalid')}
      okLabel={translate('types.saveAnyway')}
      undoable
      busy={busy !== undefined}
      onConfirm={() => void editor.confirm()}
      onClose={editor.leaveQuestion}
    >
      {translate(atLeast ? 'types.makesInvalidAtLeast' : 'types.makesInvalid', {
        smart_count: invalidCount,
        count: format.number(invalidCount),
      })}{' '}
      {translate('types.askInvalidText')}
    </ConfirmDialog>
  )
}
