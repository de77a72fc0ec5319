import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { MergeQuestion } from '#kit/record/save/MergeQuestion.tsx'
import { LeaveQuestion } from '#kit/record/screen/LeaveQuestion.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'

type ConfigDialogsProps = {
  asked: Verb | undefined
  name: string
  guard: LeaveGuard
  onConfirm: (verb: Verb) => void
  onCancel: () => void
}

/** What a save, a verb or a leaving asks; one at a time. */
export function ConfigDialogs({ asked, name, guard, onConfirm, onCancel }: ConfigDialogsProps) {
  const translate = useTranslate()
  const { stale, question, busy, editor } = useRecordEditor()
  if (stale) return <MergeQuestion stale={stale} />
  if (question)
    return (
      <ConfirmDialog
        open
        undoable
        title={translate('configuration.baseMoved')}
        okLabel={translate('actions.publish')}
        busy={busy !== undefined}
        onConfirm={() => void editor.confirm()}
        onClose={editor.leaveQuestion}
      >
        {translate('configuration.baseMovedText')}
      </ConfirmDialog>
    )
  if (asked)
    return (
      <ConfirmDialog
        open
        undoable={!verbRow(asked).isFinal}
        title={translate(`actions.confirm.${asked}.title`, { name, n: 0 })}
        okLabel={translate(verbKey(asked))}
        busy={busy !== undefined}
        onConfirm={() => onConfirm(asked)}
        onClose={onCancel}
      >
        {translate('configuration.takesAway', { name })}
      </ConfirmDialog>
    )
  if (guard.isAsking) return <LeaveQuestion guard={guard} name={name} />
  return null
}
