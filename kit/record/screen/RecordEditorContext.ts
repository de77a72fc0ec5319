import { createContext, useContext } from 'react'
import type { Page } from '#contract/values/access.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { RecordEditor } from '../editor/createRecordEditor.ts'
import type { EditorState } from '../editor/editorState.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { RecordJournal } from '../journal/useJournal.ts'
import type { EditingLock } from '../lock/useEditingLock.ts'

/** What any part may ask of an editor without knowing the kind of its record. */
type RecordCommands = Pick<
  RecordEditor,
  | 'save'
  | 'isSave'
  | 'reveal'
  | 'revert'
  | 'heard'
  | 'showNewer'
  | 'goOn'
  | 'resolveStale'
  | 'keptChoices'
  | 'leaveStale'
  | 'confirm'
  | 'leaveQuestion'
  | 'restoreLeft'
  | 'stopWaiting'
  | 'tryNow'
  | 'lookForCreated'
  | 'takeCreated'
  | 'createAnew'
>

/** The steps that can be taken back and made again; named by the pointer of the field that each would change. */
export type RecordSteps = {
  undo: () => void
  redo: () => void
  undoable: string | undefined
  redoable: string | undefined
}

/** One open record, as the parts around its form see it. */
export type RecordEditorValue = Omit<EditorState, 'record'> & {
  /** Undefined for a record that was never saved. */
  target: { id: string; urn: string; rev: number } | undefined
  editor: RecordCommands
  values: WorkingValues
  lock: EditingLock
  unsaved: RecordJournal
  /** Unsaved text, and issues that no save survives. */
  form: { dirty: boolean; errors: number }
  steps: RecordSteps
  /** Name in the user's language as it was last saved; '' for a record without one. */
  title: string
  /** The page of the role table that guards records of this kind. */
  page: Page
  /** Names fields of changes and conflicts. */
  schema: FormSchema
  mode: 'create' | 'edit' | 'read'
  isSavable: boolean
  /** Why it cannot be saved now, in words. */
  notYet: string | undefined
}

export const RecordEditorContext = createContext<RecordEditorValue | undefined>(undefined)

/** The open record around this part. */
export function useRecordEditor(): RecordEditorValue {
  const value = useContext(RecordEditorContext)
  if (!value) throw new Error('useRecordEditor needs a RecordEditorContext around it')
  return value
}
