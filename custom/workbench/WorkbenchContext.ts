import { createContext, useContext } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { CellEdit, Workbench } from './model/createWorkbench.ts'
import type { Place, Range } from './model/gridPlace.ts'
import type { PastePlan, Sheet } from './model/pastedBlock.ts'
import type { WorkField, WorkTitle } from './model/workTitle.ts'

/** The one cell that is worked in, and what is selected around it. */
export type GridState = { cursor: Place; anchor: Place; isEditing: boolean }

/** A block that lies over the sheet until it is pasted. */
export type Pasting = { block: string[][]; plan: PastePlan; range: Range }

/** What stays the same while one walks and types: the lines of the sheet see no more, and are not drawn anew by it. */
export type SheetValue = {
  type: TypeSummary
  bench: Workbench
  /** The fields and languages that are shown. */
  fields: readonly WorkField[]
  languages: readonly string[]
  /** Why the texts of a title cannot be saved now, in words. */
  whyNot: (title: WorkTitle) => string | undefined
  /** One step of edits by its name. */
  edit: (step: EditName, edits: readonly CellEdit[], key?: string) => void
  /** Goes to a cell; `extends` keeps the other corner of the selection. */
  go: (place: Place, how?: { extends?: boolean; isEditing?: boolean }) => void
}

/** What every other part of the workbench sees. */
export type WorkbenchValue = SheetValue & {
  /** The titles that are shown, in their order. */
  ids: readonly string[]
  /** All of it as it stands at the moment. */
  sheetNow: () => Sheet
  grid: GridState
  range: Range
  pasting: Pasting | undefined
  setPasting: (pasting: Pasting | undefined) => void
  undo: () => void
  redo: () => void
  goToDo: (by: 1 | -1) => void
  save: () => Promise<void>
  isSaving: boolean
}

/** Names of steps, as undo tells them. */
type EditName = 'type' | 'paste' | 'fill' | 'clear' | 'confirm' | 'state' | 'theirs' | 'import' | 'restore'

export const SheetContext = createContext<SheetValue | undefined>(undefined)

export function useSheet(): SheetValue {
  const value = useContext(SheetContext)
  if (!value) throw new Error('useSheet needs a SheetContext around it')
  return value
}

export const WorkbenchContext = createContext<WorkbenchValue | undefined>(undefined)

export function useWorkbench(): WorkbenchValue {
  const value = useContext(WorkbenchContext)
  if (!value) throw new Error('useWorkbench needs a WorkbenchContext around it')
  return value
}
