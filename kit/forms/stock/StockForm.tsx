import { useSaveContext } from 'ra-core'
import type { MouseEvent, ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FormStore } from '../formStore.ts'
import { useIssueWords } from '../parts/IssueText.tsx'
import { stockControlOf } from './stockControl.ts'

type StockFormProps = { store: FormStore; isEditable: boolean; children: ReactNode }

/**
 * Makes react-admin's stock inputs and `<SaveButton>` work on a form of ours: they find a react-hook-form, whose values
 * are the store's, and save by the `SaveContext` round it.
 */
export default function StockForm({ store, isEditable, children }: StockFormProps) {
  const { form: formControl, join, setScreen } = stockControlOf(store)
  const form = useForm({ formControl })
  const words = useIssueWords()
  const { save } = useSaveContext() ?? {}
  useLayoutEffect(() => setScreen({ isEditable, words }), [setScreen, isEditable, words])
  useLayoutEffect(() => join(), [join])
  // What is typed stands in the store already.
  const submit = form.handleSubmit(() => save?.({}, {}) as Promise<void>)
  return (
    <FormProvider {...form}>
      {/* No element of a form: one may not stand in another, and fields draw fields. */}
      <fieldset disabled={!isEditable} style={PLAIN} onClick={(event) => isSubmit(event) && void submit(event)}>
        {children}
      </fieldset>
    </FormProvider>
  )
}

const PLAIN = { display: 'contents' } as const

/** A button of the kind that sends a form, which stands in none. */
function isSubmit({ target, defaultPrevented }: MouseEvent): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return !defaultPrevented && button?.type === 'submit' && button.form === null
}
