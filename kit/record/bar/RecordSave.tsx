import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type RecordSaveProps = {
  /** What the button says, in words; 'Save' unless told. */
  label?: string
  /** Shows what stands against the save. */
  onProblems: () => void
  /** What else this kind of record can be done to. */
  children?: ReactNode
}

/** Undo, redo and the one save of a record without drafts, with what stands against it; nothing where it is only read. */
export function RecordSave({ label, onProblems, children }: RecordSaveProps) {
  const translate = useTranslate()
  const { mode, steps, form, target, notYet, busy, editor } = useRecordEditor()
  if (mode === 'read') return null
  const isDone = !form.dirty && target !== undefined
  return (
    <>
      <Step name="undo" run={steps.undo} isOn={steps.undoable !== undefined} />
      <Step name="redo" run={steps.redo} isOn={steps.redoable !== undefined} />
      {children}
      {notYet !== undefined && (
        <Button variant="ghost" color="error" onClick={onProblems} startIcon={<Icon name="octagon" size="small" />}>
          {notYet}
        </Button>
      )}
      <Button
        variant="contained"
        onClick={() => void editor.save()}
        disabled={isDone || notYet !== undefined || busy !== undefined}
        aria-keyshortcuts="Control+S"
      >
        {label ?? translate('actions.save')}
      </Button>
    </>
  )
}

function Step({ name, run, isOn }: { name: 'undo' | 'redo'; run: () => void; isOn: boolean }) {
  const translate = useTranslate()
  const label = translate(name === 'undo' ? 'actions.undo' : 'actions.redo')
  return (
    <IconButton onClick={run} disabled={!isOn} aria-label={label} title={label}>
      <Icon name={name} />
    </IconButton>
  )
}
