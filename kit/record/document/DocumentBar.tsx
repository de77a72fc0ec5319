import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import type { ActionSet } from '../actions/recordActions.ts'
import { MoreActions } from '../bar/MoreActions.tsx'
import { PrimaryAction } from '../bar/PrimaryAction.tsx'
import { SaveAction } from '../bar/RecordActions.tsx'
import { RecordBar } from '../bar/RecordBar.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { useVersionName } from '../versions/useVersionName.ts'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { statusName } from '#contract/rules/labels/statusName.ts'
import { editedSide, type DocumentRecord } from './documentHead.ts'

type DocumentBarProps = {
  of: OwnType
  untitled: string
  back: string
  record: Pick<DocumentRecord, 'sides'> | undefined
  actions: ActionSet
  /** Asks to edit what is only read so far; undefined where it is edited, held by somebody else, or may not be. */
  onEdit: (() => void) | undefined
  onVerb: (verb: Verb) => void
  onHistory: () => void
}

/** The bar of a record without a type document: its state and lock, and what can be done; read-only until editing is asked for. */
export function DocumentBar({ of, untitled, back, record, actions, onEdit, onVerb, onHistory }: DocumentBarProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { title, busy, form, mode, steps, editor, target } = useRecordEditor()
  const side = record && editedSide(record)
  const history = { key: 'audit', label: translate('documents.history'), icon: 'clock' as const, run: onHistory }
  return (
    <RecordBar
      title={title || untitled}
      pageName={record && title}
      back={{ to: listPath(product, OWN_TYPES[of]), label: back }}
      state={side && <State side={side} />}
      actions={
        <>
          {mode !== 'read' && (
            <>
              <Step name="undo" isOn={steps.undoable !== undefined} run={steps.undo} />
              <Step name="redo" isOn={steps.redoable !== undefined} run={steps.redo} />
              {actions.save && <SaveAction action={actions.save} onVerb={onVerb} />}
            </>
          )}
          {onEdit && (
            <Button startIcon={<Icon name="edit" size="small" />} onClick={onEdit}>
              {translate('actions.edit')}
            </Button>
          )}
          {actions.primary && <PrimaryAction action={actions.primary} onVerb={onVerb} />}
          {target && (
            <MoreActions
              actions={actions.more}
              extras={[history]}
              isBusy={busy !== undefined}
              onVerb={onVerb}
              onRevert={form.dirty ? editor.revert : undefined}
              steps={undefined}
              onWhy={undefined}
            />
          )}
        </>
      }
    />
  )
}

function State({ side }: { side: NonNullable<ReturnType<typeof editedSide>> }) {
  const nameOf = useVersionName()
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }}>
      <StatusGlyph state={statusName(side.st)} worded />
      {nameOf(side)}
    </span>
  )
}

function Step({ name, run, isOn }: { name: 'undo' | 'redo'; run: () => void; isOn: boolean }) {
  const translate = useTranslate()
  const label = translate(`actions.${name}`)
  return (
    <IconButton onClick={run} disabled={!isOn} aria-label={label} title={label}>
      <Icon name={name} />
    </IconButton>
  )
}
