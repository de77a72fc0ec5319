import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import { stepsOf } from '#kit/record/screen/stepsOf.ts'
import { nameOf } from './model/draft.ts'
import type { TypeEditor } from './useTypeEditor.ts'

/** A document's parts are named by their keys; what only holds the document has no name. */
const FIELD_NAMES: FormSchema = { properties: { document: { title: '' } } }

/** The open type as banners and dialogs of the kit see it. `notYet`: why it cannot be saved now. */
export function useTypeRecord(editor: TypeEditor, notYet: string | undefined): RecordEditorValue {
  const { language } = useFormat().settings
  const { open, record, draft, form, store, isEditable } = editor
  return {
    ...open,
    form,
    steps: stepsOf(store, form),
    notYet,
    isSavable: isEditable && notYet === undefined,
    title: nameOf(record ?? draft, language),
    page: 'cp_appconfig',
    schema: FIELD_NAMES,
    mode: isEditable ? (record ? 'edit' : 'create') : 'read',
  }
}
