import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { isReversible } from '#contract/rules/actions/verbs.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { LeaveDialog } from '#kit/record/guard/LeaveDialog.tsx'
import type { LeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { takingOf } from '#kit/record/uses/takingOf.ts'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'
import { BaseMovedDialog } from '#kit/record/save/BaseMovedDialog.tsx'
import { MergeQuestion } from './saving/MergeQuestion.tsx'
import type { ContentEditor } from './useContentEditor.ts'

/** A destructive verb that waits for a yes; of restoreVersion the version, and whether a draft gives way to it. */
export type VerbRequest = { verb: Verb; version?: { key: string; n: number }; replacesDraft?: boolean }

type EditorDialogsProps = {
  content: ContentEditor
  asked: VerbRequest | undefined
  onConfirm: (asked: VerbRequest) => void
  onCancel: () => void
  guard: LeaveGuard
}

/** Every question that an open record may raise; one at a time. */
export function EditorDialogs({ content, asked, onConfirm, onCancel, guard }: EditorDialogsProps) {
  const { stale, baseMoved, editor, schema, title, busy } = content
  if (stale) return <MergeQuestion content={content} stale={stale} />
  if (baseMoved)
    return (
      <BaseMovedDialog
        title={title}
        n={baseMoved.n}
        changed={baseMoved.changed}
        schema={schema}
        busy={busy !== undefined}
        onConfirm={() => void editor.confirmBaseMoved()}
        onMerge={editor.mergeBaseMoved}
        onClose={editor.leaveBaseMoved}
      />
    )
  if (asked) return <VerbQuestion asked={asked} content={content} onConfirm={onConfirm} onCancel={onCancel} />
  if (guard.isAsking) return <LeaveQuestion content={content} guard={guard} />
  return null
}

type VerbQuestionProps = Pick<EditorDialogsProps, 'content' | 'onConfirm' | 'onCancel'> & { asked: VerbRequest }

function VerbQuestion({ asked, content, onConfirm, onCancel }: VerbQuestionProps) {
  const translate = useTranslate()
  const { verb, version, replacesDraft } = asked
  const values = { name: content.title, n: version?.n ?? content.record?.n ?? 0 }
  const on = takingOf(verb)
  return (
    <ConfirmDialog
      open
      title={translate(`actions.confirm.${verb}.title`, values)}
      okLabel={translate(verbKey(verb))}
      undoable={isReversible(verb)}
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

function LeaveQuestion({ content, guard }: { content: ContentEditor; guard: LeaveGuard }) {
  const translate = useTranslate()
  const { editor, store, actions, form, busy, title } = content
  const blocked = actions.save?.why ?? (form.errors > 0 ? { key: 'editor.errorsToFix', count: form.errors } : undefined)
  const save = async () => {
    if (await editor.run({ verb: 'saveDraft' })) guard.leave()
    else guard.stay()
  }
  return (
    <LeaveDialog
      name={title || translate('list.untitled')}
      changes={Math.max(1, store.changes().length)}
      notYet={blocked && translate(blocked.key, { smart_count: blocked.count ?? 0 })}
      busy={busy !== undefined}
      onStay={guard.stay}
      onDiscard={() => {
        editor.revert()
        guard.leave()
      }}
      onSave={() => void save()}
    />
  )
}
