import { useCallback } from 'react'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import type { FormSchema } from '../schema/formSchema.ts'
import { fieldElement } from '../schema/itemsOf.ts'
import { conditionalFields } from './conditionalFields.ts'

type ConditionalFieldsProps = { schema: FormSchema; path: Pointer; enabled: boolean }

/** Fields that come with a condition on the others; what was typed into them stays when they go. */
export function ConditionalFields({ schema, path, enabled }: ConditionalFieldsProps) {
  const { schema: root } = useForm()
  const all = conditionalFields(schema, root)
  const select = useCallback((value: unknown) => all.map(({ holds }) => holds(value)), [all])
  const shown = useSelected(path, select)
  const seen = new Set<string>()
  return all.flatMap(({ schema: part, names }, index) =>
    names.map((name) => {
      if (!shown[index] || seen.has(name)) return null
      seen.add(name)
      return (
        <Dispatch key={`${index} ${name}`} element={fieldElement(name)} schema={part} path={path} enabled={enabled} />
      )
    }),
  )
}
