import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FieldKind } from '#contract/rules/bulk/fieldAt.ts'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { freeOperations } from '../draft/bulkDraft.ts'
import type { BulkDraftState } from '../draft/useBulkDraft.ts'
import type { BulkField } from './bulkField.ts'
import { EditCard } from './EditCard.tsx'
import { FieldPicker } from './FieldPicker.tsx'
import { UsualFields } from './UsualFields.tsx'

/** The value of a line: what follows its head. */
const VALUE = '[data-edit] > div + * :is(input:not([aria-hidden=true]), textarea, select, [role=combobox], button)'

/** What is meant most often where it is not setting: a list is added to, dates per product differ and move together. */
const USUAL: Readonly<Partial<Record<FieldKind, Operation>>> = { list: 'add', perProduct: 'shift' }

type EditListProps = {
  type: TypeSummary
  state: BulkDraftState
  fields: readonly BulkField[]
  root: FormSchema
  /** What the server said of a line, by its id. */
  problemsOf: (id: number) => readonly string[]
}

/** The lines of a bulk change in the order in which they were added, and the way to another one. */
export function EditList({ type, state, fields, root, problemsOf }: EditListProps) {
  const translate = useTranslate()
  const headId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<number>()
  const { draft } = state
  const free = fields.filter(({ path, ops }) => freeOperations(draft, path, ops).length > 0)
  const add = (field: BulkField) => {
    const free = freeOperations(draft, field.path, field.ops)
    const op = free.find((one) => one === USUAL[field.kind]) ?? free[0]
    if (op) setAdded(state.add(field.path, op))
  }
  useEffect(() => {
    if (added !== undefined) list.current?.lastElementChild?.querySelector<HTMLElement>(VALUE)?.focus()
  }, [added])
  return (
    <Box component="section" aria-labelledby={headId} sx={{ display: 'grid', gap: 2 }}>
      <Box component="h3" id={headId} sx={{ typography: 'subtitle2', margin: 0 }}>
        {translate('bulk.panel.changes')}
      </Box>
      {draft.edits.length === 0 ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box sx={{ color: 'text.primary' }}>{translate('bulk.panel.none')}</Box>
          {translate('bulk.panel.noneHint')}
          <UsualFields type={type} fields={free} onChoose={add} />
        </Box>
      ) : (
        <Box
          component="ul"
          ref={list}
          aria-labelledby={headId}
          sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}
        >
          {draft.edits.map((edit) => {
            const field = fields.find(({ path }) => path === edit.path)
            return (
              field && (
                <li key={edit.id}>
                  <EditCard
                    edit={edit}
                    field={field}
                    root={root}
                    ops={freeOperations(draft, edit.path, field.ops, edit)}
                    problems={problemsOf(edit.id)}
                    onChange={(change) => state.change(edit.id, change)}
                    onWrong={(isWrong) => state.mark(edit.id, isWrong)}
                    onRemove={() => state.remove(edit.id)}
                  />
                </li>
              )
            )
          })}
        </Box>
      )}
      <FieldPicker fields={free} onChoose={add} />
    </Box>
  )
}
