import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Fragment, useState } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { ActionWhy, RecordAction } from '#kit/record/actions/recordActions.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { KeyHint } from './EditorBar.tsx'
import { HiddenActions } from './HiddenActions.tsx'
import { MoreActions } from './MoreActions.tsx'
import { useSlow } from '#kit/record/screen/useSlow.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { useActionWhy } from './useActionWhy.ts'
import { useEditorCommands } from './useEditorCommands.ts'
import { useExtraActions } from './useExtraActions.ts'
import { useRecordTools } from './useRecordTools.ts'

const Wide = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
const Note = styled('span')({ fontSize: 12, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' })

type EditorActionsProps = { onVerb: (verb: Verb) => void }

/** Save, the one primary action with the reason against it, and everything else behind three dots. */
export function EditorActions({ onVerb }: EditorActionsProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { actions, record, busy, form, store } = content
  const { save, primary, more } = actions
  const isSlow = useSlow(busy !== undefined)
  const saved = record && <Saved at={record.ut} isDirty={form.dirty} />
  const tools = useRecordTools(content)
  const extras = [...tools.flatMap((tool) => tool.extras), ...useExtraActions(content)]
  useEditorCommands(content, extras, onVerb)
  const whyOf = useActionWhy(content)
  if (!save && !primary && more.length + extras.length === 0) return <NothingToDo />
  return (
    <>
      <Wide>
        {saved}
        {save && <Steps />}
      </Wide>
      {save && (
        <WhyNot why={busy ? undefined : whyOf(save.why)}>
          {(off) => (
            <Button
              onClick={() => onVerb('saveDraft')}
              disabled={busy !== undefined && busy !== 'saveDraft'}
              loading={busy === 'saveDraft'}
              loadingPosition="start"
              title={isSlow ? translate('saving.slowText') : undefined}
              aria-keyshortcuts="Control+S"
              sx={{ flex: 'none' }}
              {...off}
            >
              {translate(isSlow && busy === 'saveDraft' ? 'saving.slow' : 'actions.save')}
              <KeyHint aria-hidden="true">{translate('editor.keys.save')}</KeyHint>
            </Button>
          )}
        </WhyNot>
      )}
      {primary && <PrimaryAction action={primary} onVerb={onVerb} />}
      {(more.length + extras.length > 0 || form.dirty) && (
        <MoreActions
          actions={more}
          extras={extras}
          isBusy={busy !== undefined}
          onVerb={onVerb}
          onRevert={form.dirty && record ? content.editor.revert : undefined}
          undoable={save ? { undo: () => store.undo(), redo: () => store.redo(), form } : undefined}
        />
      )}
      {tools.map(({ key, dialog }) => (
        <Fragment key={key}>{dialog}</Fragment>
      ))}
    </>
  )
}

function Saved({ at, isDirty }: { at: string; isDirty: boolean }) {
  const translate = useTranslate()
  if (isDirty) return <Note role="status">{translate('editor.notSaved')}</Note>
  return (
    <Note role="status">
      {translate('editor.saved')} <Time value={at} part={isRecent(at) ? 'time' : 'dateTime'} />
    </Note>
  )
}

/** Of the last half day: its time alone says when it was. */
const isRecent = (at: string) => Date.now() - Date.parse(at) < DAY_MS / 2

/** Undo, with the field that it would change. */
function Steps() {
  const content = useContentEditor()
  const translate = useTranslate()
  const words = useFieldWords(content.schema)
  const { store, form } = content
  const label = form.undoable
    ? translate('editor.undoField', { field: words.field(form.undoable).name })
    : translate('editor.nothingToUndo')
  return (
    <IconButton onClick={() => store.undo()} disabled={!form.undoable} aria-label={label} title={label}>
      <Icon name="undo" size="toolbar" />
    </IconButton>
  )
}

type PrimaryActionProps = { action: RecordAction; onVerb: (verb: Verb) => void }

function PrimaryAction({ action, onVerb }: PrimaryActionProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { verb, allowed, why } = action
  const { busy, editor } = content
  const whyOf = useActionWhy(content)
  return (
    <>
      {why && <Why why={why} onFields={editor.reveal} />}
      <WhyNot why={busy ? undefined : whyOf(why)}>
        {(off) => (
          <Button
            variant={allowed ? 'contained' : 'outlined'}
            onClick={() => onVerb(verb)}
            disabled={busy !== undefined && busy !== verb}
            loading={busy === verb}
            loadingPosition="start"
            sx={{ flex: 'none' }}
            {...off}
          >
            {translate(verbKey(verb))}
          </Button>
        )}
      </WhyNot>
    </>
  )
}

/** Who may do nothing here sees no action, but may ask why. */
function NothingToDo() {
  const { record } = useContentEditor()
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} sx={{ flex: 'none' }}>
        {translate('why.ask')}
      </Button>
      {isAsking && <HiddenActions onClose={() => setAsking(false)} />}
    </>
  )
}

const Reason = styled('span')({
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  whiteSpace: 'nowrap',
})

/** Why the button beside it is off; where it is about fields, the way to the first of them. */
function Why({ why, onFields }: { why: ActionWhy; onFields: () => void }) {
  const translate = useTranslate()
  const words = translate(why.key, { smart_count: why.count ?? 0 })
  if (!why.toFields)
    return <Reason sx={{ color: 'text.tertiary', display: { xs: 'none', lg: 'inline-flex' } }}>{words}</Reason>
  const color = why.key === 'editor.errorsToFix' ? 'status.error.on' : 'status.warning.on'
  return (
    <Reason sx={{ color }}>
      <Icon name={color === 'status.error.on' ? 'octagon' : 'triangle'} size="small" />
      <Link
        component="button"
        type="button"
        onClick={onFields}
        sx={{ typography: 'label', color: 'inherit', minHeight: 24, whiteSpace: 'nowrap' }}
      >
        {words}
      </Link>
    </Reason>
  )
}
