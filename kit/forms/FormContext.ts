import { createContext, useContext } from 'react'
import type { Language } from '#contract/values/languages.ts'
import type { FormStore } from './formStore.ts'
import type { FormSchema } from './schema/formSchema.ts'

/** `create` differs from `edit` in one thing: an external id may still be set (design 9 (11)). */
export type FormMode = 'create' | 'edit' | 'read'

export type FormValue = {
  store: FormStore
  /** The whole data schema: references lead into it. */
  schema: FormSchema
  /** Language of labels and help: the interface's. */
  language: Language
  mode: FormMode
  /** Fields that only the server sets: always shown, never typed (specification section 6). */
  systemFields: ReadonlySet<string>
  /** What is long is drawn as it comes near; false draws everything at once. */
  isLazy?: boolean
}

export const FormContext = createContext<FormValue | undefined>(undefined)

export function useForm(): FormValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('a form control needs a SchemaForm around it')
  return form
}
