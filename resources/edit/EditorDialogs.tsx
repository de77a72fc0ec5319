import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'
import { BaseMovedDialog } from '#kit/record/save/BaseMovedDialog.tsx'
import { MergeQuestion } from '#kit/record/save/MergeQuestion.tsx'
import { LeaveQuestion } from '#kit/record/screen/LeaveQuestion.tsx'
import { baseMovedOf, mergeWithPublished } from './baseMoved.ts'
import { useContentEditor } from './useContentEditor.ts'

/** A destructive verb that waits for a yes; of restoreVersion the version, and whether a draft gives way to it. */
export type VerbRequest = { verb: Verb; version?: { key: string; n: number }; replacesDraft?: boolean }

type EditorDialogsProps = {
  asked: VerbRequest | undefined
  onConfirm: (asked: VerbRequest) => void
  onCancel: () => void
  guard: LeaveGuard
}

/** Every question that an open record may raise; one at a time. */
export function EditorDialogs({ asked, onConfirm, onCancel, guard }: EditorDialogsProps) {
  const translate = useTranslate()
  const { stale, question, record, values, editor, schema, title, busy } = useContentEditor()
  const moved = baseMovedOf(question)
  if (stale) return <MergeQuestion stale={stale} />
  if (moved)
    return (
      <BaseMovedDialog
        title={title}
        n={moved.n}
        changed={moved.changed}
        schema={schema}
        busy={busy !== undefined}
        onConfirm={() => void editor.confirm()}
        onMerge={() => record && editor.mergeInstead(mergeWithPublished(values.values(), moved, record))}
        onClose={editor.leaveQuestion}
      />
    )
  if (asked) return <VerbQuestion asked={asked} onConfirm={onConfirm} onCancel={onCancel} />
  if (guard.isAsking) return <LeaveQuestion guard={guard} name={translate('list.untitled')} />
  return null
}

type VerbQuestionProps = Pick<EditorDialogsProps, 'onConfirm' | 'onCancel'> & { asked: VerbRequest }

function VerbQuestion({ asked, onConfirm, onCancel }: VerbQuestionProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { verb, version, replacesDraft } = asked
  const values = { name: content.title, n: version?.n ?? content.record?.n ?? 0 }
  const on = verbRow(verb).takes
  return (
    <ConfirmDialog
      open
      title={translate(`actions.confirm.${verb}.title`, values)}
      okLabel={translate(verbKey(verb))}
      undoable={!verbRow(verb).isFinal}
      scope={rightsOfVerb(verb, content.type)}
      busy={content.busy === verb}
      onConfirm={() => onConfirm(asked)}
      onClose={onCancel}
    >
      {translate(`actions.confirm.${verb}.text`, values)}
      {replacesDraft && <> {translate('actions.confirm.replacesDraft')}</>}
      {on && content.record && (
        <Box sx={{ marginBlockStart: 3 }}>
          <UsesWarning question={{ chosen: { keys: [content.record.id] }, on }} />
        </Box>
      )}
    </ConfirmDialog>
  )
}
