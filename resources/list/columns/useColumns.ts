import { useCallback, useMemo } from 'react'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentList } from '../useContentList.ts'
import { choiceOf, movedColumn, resizedColumn, shownColumns, toggledColumn } from './columnModel.ts'

export type Columns = {
  all: readonly TypeColumn[]
  shown: readonly TypeColumn[]
  /** Whether they differ from the type document's. */
  isOwn: boolean
  toggle: (column: TypeColumn) => void
  move: (field: string, to: number) => void
  resize: (field: string, width: number) => void
  reset: () => void
}

/** The list's columns as this person has them: part of the list's state, so that a saved view carries them. */
export function useColumns(type: TypeSummary, { columns: chosen, setColumns }: ContentList): Columns {
  const all = type.list.columns
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
  }
}
