import { useMemo } from 'react'
import { createFormStore } from '#kit/forms/formStore.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'

const PER_SECTION = 20

/** The generated form over so many text fields, in sections of twenty. */
export function OurForm({ fields, isLazy }: { fields: number; isLazy: boolean }) {
  const { schema, uiSchema, store } = useMemo(() => {
    const names = Array.from({ length: fields }, (_, n) => `field${n}`)
    const sections = Array.from({ length: Math.ceil(fields / PER_SECTION) }, (_, n) =>
      names.slice(n * PER_SECTION, (n + 1) * PER_SECTION),
    )
    return {
      schema: {
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name, maxLength: 200 }])),
      } as const,
      uiSchema: {
        type: 'Categorization',
        elements: sections.map((section, n) => ({
          type: 'Category',
          label: `Section ${n + 1}`,
          options: { id: `s${n}` },
          elements: section.map((name) => ({ type: 'Control', scope: `#/properties/${name}` })),
        })),
      },
      store: createFormStore(Object.fromEntries(names.map((name) => [name, `value of ${name}`]))),
    }
  }, [fields])
  return <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode="edit" language="en" isLazy={isLazy} />
}
