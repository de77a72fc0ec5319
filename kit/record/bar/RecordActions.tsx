import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Status } from '#contract/values/status.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { ActionSet } from '../actions/recordActions.ts'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { useSlow } from '../screen/useSlow.ts'
import { HiddenActions } from './HiddenActions.tsx'
import type { ExtraAction } from './MoreActions.tsx'
import { MoreActions } from './MoreActions.tsx'
import type { ActionProps } from './PrimaryAction.tsx'
import { PrimaryAction } from './PrimaryAction.tsx'
import { useActionWhy } from './useActionWhy.ts'

const Wide = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
/** The key that does the same, for the eye: it is announced by the button's own shortcut. */
const KeyHint = styled('kbd')(({ theme }) => ({
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  padding: '0 5px',
  borderRadius: 3,
  background: 'var(--mui-palette-surface-pressed)',
  color: 'var(--mui-palette-text-secondary)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
const Note = styled('span')({ fontSize: 12, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' })

type RecordActionsProps = {
  actions: ActionSet
  /** Status and moment of the last save; undefined for a record that was never saved. */
  saved: { status: Status; at: string } | undefined
  extras: readonly ExtraAction[]
  onVerb: (verb: Verb) => void
}

/** Save, the one primary action with the reason against it, and everything else behind three dots. */
export function RecordActions({ actions, saved, extras, onVerb }: RecordActionsProps) {
  const { busy, form, steps, editor } = useRecordEditor()
  const [isAsking, setAsking] = useState(false)
  const { save, primary, more, hidden } = actions
  const asksWhy = saved && (() => setAsking(true))
  const isIdle = !save && !primary && more.length + extras.length === 0
  const reasons = isAsking && saved && (
    <HiddenActions hidden={hidden} status={saved.status} onClose={() => setAsking(false)} />
  )
  if (isIdle)
    return (
      <>
        {asksWhy && <WhyNothing onAsk={asksWhy} />}
        {reasons}
      </>
    )
  return (
    <>
      <Wide>
        {saved && <Saved at={saved.at} isDirty={form.dirty} />}
        {save && <Undo />}
      </Wide>
      {save && <SaveAction action={save} onVerb={onVerb} />}
      {primary && <PrimaryAction action={primary} onVerb={onVerb} />}
      {(more.length + extras.length > 0 || form.dirty) && (
        <MoreActions
          actions={more}
          extras={extras}
          isBusy={busy !== undefined}
          onVerb={onVerb}
          onRevert={form.dirty && saved ? editor.revert : undefined}
          steps={save ? steps : undefined}
          onWhy={asksWhy}
        />
      )}
      {reasons}
    </>
  )
}

/** Who may do nothing here sees no action, but may ask why. */
function WhyNothing({ onAsk }: { onAsk: () => void }) {
  const translate = useTranslate()
  return (
    <Button variant="ghost" onClick={onAsk} sx={{ flex: 'none' }}>
      {translate('why.ask')}
    </Button>
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
function Undo() {
  const translate = useTranslate()
  const { schema, steps } = useRecordEditor()
  const words = useFieldWords(schema)
  const label = steps.undoable
    ? translate('editor.undoField', { field: words.field(steps.undoable).name })
    : translate('editor.nothingToUndo')
  return (
    <IconButton onClick={steps.undo} disabled={!steps.undoable} aria-label={label} title={label}>
      <Icon name="undo" size="toolbar" />
    </IconButton>
  )
}

/** The everyday save, with the reason against it. */
export function SaveAction({ action, onVerb }: ActionProps) {
  const translate = useTranslate()
  const { busy } = useRecordEditor()
  const isSlow = useSlow(busy !== undefined)
  const whyOf = useActionWhy()
  return (
    <WhyNot why={busy ? undefined : whyOf(action.why)}>
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
  )
}
