import { useEffect, useMemo, useRef } from 'react'
import type { FormStore } from '../formStore.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { createValidator } from '../validation/createValidator.ts'
import { watchValidity } from '../validation/watchValidity.ts'
import type { Validity } from '../validation/watchValidity.ts'

/** Keeps the issues of a form up to date while it is on screen. `settle` checks at once what waits: before a save. */
export function useValidity(store: FormStore, schema: FormSchema): { settle: () => void } {
  const validator = useMemo(() => createValidator(schema), [schema])
  const validity = useRef<Validity | undefined>(undefined)
  useEffect(() => {
    const watch = watchValidity(store, validator)
    validity.current = watch
    return watch.stop
  }, [store, validator])
  return useMemo(() => ({ settle: () => validity.current?.settle() }), [])
}
