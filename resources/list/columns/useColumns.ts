import { useCallback, useMemo, useState } from 'react'
import { isGenerated } from '#contract/registry/areaFacts.ts'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useShownList } from '../useShownList.ts'
import { choiceOf, movedColumn, resizedColumn, shownColumns, toggledColumn } from './columnModel.ts'
import { extraColumns } from './extraColumns.ts'

export type Columns = {
  all: readonly TypeColumn[]
  shown: readonly TypeColumn[]
  /** Whether they differ from the type document's. */
  isOwn: boolean
  toggle: (column: TypeColumn) => void
  move: (field: string, to: number) => void
  resize: (field: string, width: number) => void
  reset: () => void
  /** Somebody looks for further columns: those that only the schema knows are fetched. */
  wantAll: () => void
}

/** The list's columns as this person has them: part of the list's state, so that a saved view carries them. */
export function useColumns(type: TypeSummary): Columns {
  const { columns: chosen, setColumns } = useShownList()
  const named = type.list.columns
  const [isAsked, setAsked] = useState(false)
  const isUnknown = chosen?.some(({ key }) => !named.some(({ field }) => field === key)) ?? false
  const schema = useTypeForm(type.type, isGenerated(type.area) && (isAsked || isUnknown)).data?.schema as
    FormSchema | undefined
  const all = useMemo(() => (schema ? [...named, ...extraColumns(type, schema)] : named), [type, named, schema])
  const shown = useMemo(() => shownColumns(all, chosen), [all, chosen])
  const become = useCallback((next: readonly TypeColumn[]) => setColumns(choiceOf(all, next)), [all, setColumns])
  return {
    all,
    shown,
    isOwn: chosen !== undefined,
    toggle: (column) => become(toggledColumn(shown, column)),
    move: (field, to) => become(movedColumn(shown, field, to)),
    resize: (field, width) => become(resizedColumn(shown, field, width)),
    reset: () => setColumns(undefined),
    wantAll: () => setAsked(true),
  }
}
