import type { FormStore } from '#kit/forms/formStore.ts'
import type { FormState } from '#kit/forms/hooks/useFormFacts.ts'
import type { RecordSteps } from './RecordEditorContext.ts'

/** The steps of a form's store. */
export function stepsOf(store: FormStore, { undoable, redoable }: FormState): RecordSteps {
  return { undo: () => void store.undo(), redo: () => void store.redo(), undoable, redoable }
}
