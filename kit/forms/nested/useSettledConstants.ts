import { createContext, useCallback, useContext, useMemo } from 'react'
import { isObject, own, sameJson } from '#contract/rules/diff/json.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useSelected } from '../hooks/useSelected.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { fieldElement } from '../schema/itemsOf.ts'
import { schemaAt } from '../schema/resolve.ts'

/** True for what is drawn as an alternative: the chooser above it already says which one it is. */
export const AlternativeContext = createContext(false)

/**
 * The elements that are worth drawing: a constant that tells one alternative from another, and that the value has, says
 * nothing that the chooser does not say.
 */
export function useWithoutSettledConstants(
  elements: readonly FormElement[],
  schema: FormSchema,
  pointer: Pointer,
): readonly FormElement[] {
  const { schema: root } = useForm()
  const isAlternative = useContext(AlternativeContext)
  const constants = useMemo(
    () =>
      isAlternative
        ? Object.keys(schema.properties ?? {}).flatMap((name) => {
            const { scope } = fieldElement(name)
            const constant = schemaAt(scope ?? '#', schema, root)?.const
            return scope !== undefined && constant !== undefined ? [{ name, scope, constant }] : []
          })
        : [],
    [isAlternative, schema, root],
  )
  const select = useCallback(
    (value: unknown) =>
      constants
        .filter(({ name, constant }) => isObject(value) && sameJson(own(value, name), constant))
        .map(({ scope }) => scope),
    [constants],
  )
  const settled = useSelected(pointer, select)
  return useMemo(
    () => (settled.length > 0 ? elements.filter(({ scope = '' }) => !settled.includes(scope)) : elements),
    [elements, settled],
  )
}
