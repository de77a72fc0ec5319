import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { createFormStore } from '#kit/forms/formStore.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'

/** One entry of the list: a person and what they did, as a cast list has it. */
const entries = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Name ${n}`, role: `Role ${n}` }))

/** The baseline: react-hook-form's field array over MUI's TextField, every row drawn. */
export function BareArray({ rows }: { rows: number }) {
  const { control, register } = useForm({ defaultValues: { list: entries(rows) } })
  const { fields } = useFieldArray({ control, name: 'list' })
  return (
    <form>
      {fields.map((field, n) => (
        <div key={field.id}>
          <TextField label="Name" {...register(`list.${n}.name`)} />
          <TextField label="Role" {...register(`list.${n}.role`)} />
        </div>
      ))}
    </form>
  )
}

const text = { type: 'string', maxLength: 200 } as const

/** The generated form over a list of the same entries. */
export function OurArray({ rows }: { rows: number }) {
  const { schema, store } = useMemo(
    () => ({
      schema: {
        type: 'object',
        properties: {
          list: { type: 'array', title: 'Cast', items: { type: 'object', properties: { name: text, role: text } } },
        },
      } as const,
      store: createFormStore({ list: entries(rows) }),
    }),
    [rows],
  )
  const uiSchema = { type: 'VerticalLayout', elements: [{ type: 'Control', scope: '#/properties/list' }] }
  return <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode="edit" language="en" />
}
