import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { verbKey } from '../actions/verbKey.ts'
import { AuditPanel } from '../audit/AuditPanel.tsx'
import type { LeaveGuard } from '../guard/useLeaveGuard.ts'
import { MergeQuestion } from '../save/MergeQuestion.tsx'
import { LeaveQuestion } from '../screen/LeaveQuestion.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type DocumentDialogsProps = {
  /** Which kind, as the audit names it. */
  type: string
  guard: LeaveGuard
  asked: Verb | undefined
  onConfirm: () => void
  onLeave: () => void
  showsHistory: boolean
  onCloseHistory: () => void
}

/** What a save, a verb or a leaving of a record without a type document asks, and who did what to it; one at a time. */
export function DocumentDialogs({ type, guard, asked, ...acts }: DocumentDialogsProps) {
  const translate = useTranslate()
  const { stale, question, target, title, schema, busy, editor } = useRecordEditor()
  if (stale) return <MergeQuestion stale={stale} />
  if (question)
    return (
      <ConfirmDialog
        open
        undoable={false}
        title={translate('editor.baseMoved.title', { name: title })}
        okLabel={translate('editor.baseMoved.publish')}
        busy={busy !== undefined}
        onConfirm={() => void editor.confirm()}
        onClose={editor.leaveQuestion}
      >
        {translate('editor.baseMoved.subtitle', { n: (question.data as { n?: number } | null)?.n ?? '' })}
      </ConfirmDialog>
    )
  if (asked)
    return (
      <ConfirmDialog
        open
        undoable
        title={translate(`actions.confirm.${asked}.title`, { name: title, n: 0 })}
        okLabel={translate(verbKey(asked))}
        onConfirm={acts.onConfirm}
        onClose={acts.onLeave}
      >
        {translate(`actions.confirm.${asked}.text`, { name: title, n: 0 })}
      </ConfirmDialog>
    )
  if (acts.showsHistory && target)
    return (
      <SharedDialog
        open
        isPlain
        title={translate('documents.history')}
        subtitle={title}
        cancelLabel={translate('actions.close')}
        onClose={acts.onCloseHistory}
      >
        <AuditPanel type={type} id={target.id} rev={target.rev} schema={schema} />
      </SharedDialog>
    )
  if (guard.isAsking) return <LeaveQuestion guard={guard} name={title} />
  return null
}
