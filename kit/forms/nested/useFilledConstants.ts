import { useEffect, useMemo } from 'react'
import { isObject, own } from '#contract/rules/diff/json.ts'
import { childPointer, isWithin } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { drawnSchema } from '../schema/resolve.ts'

/**
 * The constants that the chosen alternative asks for come with the first thing that is typed into it: whoever fills in a
 * film has said that it is one. Nothing is written into a value that nobody touches.
 */
export function useFilledConstants(pointer: Pointer, schema: FormSchema | undefined): void {
  const { store, schema: root } = useForm()
  const constants = useMemo(
    () =>
      (schema?.required ?? []).flatMap((name) => {
        const part = own(schema?.properties ?? {}, name) as FormSchema | undefined
        const constant = part && drawnSchema(part, root).const
        return constant === undefined ? [] : [{ place: childPointer(pointer, name), name, constant }]
      }),
    [schema, root, pointer],
  )
  useEffect(
    () =>
      store.onCommit(({ pointer: typed, origin }) => {
        if (origin !== 'typed' || typed === pointer || !isWithin(typed, pointer)) return
        for (const { place, name, constant } of constants) {
          const value = store.get(pointer)
          if (typed !== place && isObject(value) && own(value, name) === undefined) store.set(place, constant)
        }
      }),
    [store, pointer, constants],
  )
}
