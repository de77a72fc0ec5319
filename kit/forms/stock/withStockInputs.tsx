import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { useForm } from '../FormContext.ts'
import type { FormStore } from '../formStore.ts'

const StockForm = lazy(withWords(['records'], () => import('./StockForm.tsx')))

type StockInputsProps = { store: FormStore; isEditable: boolean; children: ReactNode }

/**
 * React-admin's stock inputs and `<SaveButton>` work within, on the values of the store. What they need comes with the
 * first part of an extension.
 */
export function StockInputs({ children, ...form }: StockInputsProps) {
  return (
    <Suspense fallback={null}>
      <StockForm {...form}>{children}</StockForm>
    </Suspense>
  )
}

/** An extension's renderer, in which stock inputs work on the values of the form that draws it. */
export function withStockInputs<Props extends object>(Renderer: ComponentType<Props>): ComponentType<Props> {
  return function WithStockInputs(props: Props) {
    const { store, mode } = useForm()
    return (
      <StockInputs store={store} isEditable={mode !== 'read'}>
        <Renderer {...props} />
      </StockInputs>
    )
  }
}
