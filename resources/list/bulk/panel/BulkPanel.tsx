import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import type { Selection } from '../../selection/createSelection.ts'
import type { BulkTask } from '../useBulkTask.ts'
import { EditPanel } from './EditPanel.tsx'
import { PanelShell } from './PanelShell.tsx'
import { VerbPanel } from './VerbPanel.tsx'

export type BulkPanelProps = {
  type: TypeSummary
  selection: Selection
  task: BulkTask
  onClose: () => void
  /** Titles have changed. */
  onChanged: () => void
}

/** Changing many titles at once, beside the list that shows them. */
export function BulkPanel({ type, selection, task, onClose, onChanged }: BulkPanelProps) {
  const translate = useTranslate()
  const form = useTypeForm(type.type)
  if (!form.data)
    return (
      <PanelShell title={translate('bulk.panel.titleNone')} subtitle={undefined} onClose={onClose} foot={null}>
        {form.error ? <CallError error={form.error} onRetry={() => void form.refetch()} /> : <FormSkeleton />}
      </PanelShell>
    )
  const parts = { type, selection, form: form.data, onClose, onChanged }
  return task.kind === 'edit' ? <EditPanel {...parts} /> : <VerbPanel key={task.verb} verb={task.verb} {...parts} />
}
