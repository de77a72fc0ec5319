import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { itemsOf, rowShape } from '../schema/itemsOf.ts'
import { kindOf } from '../schema/kindOf.ts'
import { elementsOf } from '../schema/elementsOf.ts'
import { FittingValue } from '../nested/FittingValue.tsx'
import { CardList } from './CardList.tsx'
import { TableList } from './TableList.tsx'

/** Records of few plain fields go into a table, richer ones onto cards. */
function ListInput(control: ControlProps) {
  const { schema: root } = useForm()
  const { schema, options } = control
  const items = itemsOf(schema, root) ?? {}
  const hasDetail = typeof options.detail === 'object' && options.detail !== null
  const wantsCards = options.widget === 'cards' || hasDetail || kindOf(items) !== 'object'
  const fits = rowShape(items, root).more.length === 0
  if (!wantsCards && (options.widget === 'table' || fits))
    return (
      <FittingValue control={control} kind="array">
        <TableList control={control} items={items} />
      </FittingValue>
    )
  const elements = hasDetail ? elementsOf(items, options.detail) : undefined
  return (
    <FittingValue control={control} kind="array">
      <CardList control={control} items={items} elements={elements} />
    </FittingValue>
  )
}

/** A list of records, or of anything that is more than a text. */
export const ListControl = fieldRenderer(ListInput, { Read: 'own', group: true, wide: true, container: true })
