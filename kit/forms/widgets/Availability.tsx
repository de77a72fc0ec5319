import { isObject } from '#contract/rules/diff/json.ts'
import { useCallback, useContext } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { CardList } from '../lists/CardList.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { itemsOf } from '../schema/itemsOf.ts'

const NO_PRODUCTS: readonly { id: string; n: string }[] = []

function AvailabilityInput(control: ControlProps) {
  const { schema: root } = useForm()
  const products = useContext(ConsoleContext)?.products ?? NO_PRODUCTS
  const titleOf = useCallback(
    (row: unknown) => (isObject(row) && typeof row.prd === 'string' ? productName(products, row.prd) : ''),
    [products],
  )
  return <CardList control={control} items={itemsOf(control.schema, root) ?? {}} titleOf={titleOf} />
}

/** Terms per product, a card each under the product's name. */
export const Availability = fieldRenderer(AvailabilityInput, { Read: 'own', group: true, wide: true, container: true })
