import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { ImagesContext } from '#kit/parts/context/images.ts'
import type { ImagesValue } from '#kit/parts/context/images.ts'
import type { FormMode } from '#kit/forms/FormContext.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { generateUiSchema } from '#kit/forms/schema/generateUiSchema.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { renderInKit } from './renderInKit.tsx'

type FormParts = {
  schema: FormSchema
  uiSchema?: FormElement
  values?: Record<string, unknown>
  mode?: FormMode
  language?: 'en' | 'zh' | 'ms' | 'ta'
  products?: readonly { id: string; n: string }[]
  images?: ImagesValue
  isLazy?: boolean
  /** Contexts of the screen around the form. */
  wrap?: (form: ReactNode) => ReactNode
}

const PRODUCTS = [
  { id: 'rimba-my', n: 'Rimba MY' },
  { id: 'rimba-sg', n: 'Rimba SG' },
]

/** As `useValidity`, but the test says when it is done. */
function Checked({ store, schema }: { store: FormStore; schema: FormSchema }) {
  useValidity(store, schema)
  return null
}

/** A form as an edit screen holds it, with a person in front of it. */
export async function renderForm({ schema, uiSchema, values = {}, mode = 'edit', ...more }: FormParts) {
  const { language = 'en', products = PRODUCTS, images, isLazy = false, wrap = (form) => form } = more
  const store = createFormStore(values)
  const validator = createValidator(schema)
  const user = userEvent.setup()
  const view = await renderInKit(
    <ConsoleContext value={{ products } as unknown as ConsoleValue}>
      <ImagesContext value={images}>
        <Checked store={store} schema={schema} />
        {wrap(
          <SchemaForm
            schema={schema}
            uiSchema={uiSchema ?? generateUiSchema(schema)}
            store={store}
            mode={mode}
            language={language}
            isLazy={isLazy}
          />,
        )}
      </ImagesContext>
    </ConsoleContext>,
    { language },
  )
  return { store, user, view, check: () => store.setIssues(validator.check(store.values())) }
}

/** A form of one field, called Field. */
export function renderField(
  property: FormSchema,
  {
    value,
    options,
    ...parts
  }: Omit<Partial<FormParts>, 'schema' | 'values'> & { value?: unknown; options?: FormElement['options'] } = {},
) {
  const schema: FormSchema = { type: 'object', properties: { field: { title: 'Field', ...property } } }
  const uiSchema: FormElement = {
    type: 'VerticalLayout',
    elements: [{ type: 'Control', scope: '#/properties/field', ...(options && { options }) }],
  }
  return renderForm({ schema, uiSchema, values: value === undefined ? {} : { field: value }, ...parts })
}
