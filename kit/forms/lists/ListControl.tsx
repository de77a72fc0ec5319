import { useMemo } from 'react'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import type { FormSchema } from '../schema/formSchema.ts'
import { itemsOf, rowShape } from '../schema/itemsOf.ts'
import type { RowShape } from '../schema/itemsOf.ts'
import { schemaLabel } from '../schema/words.ts'
import { kindOf } from '../schema/kindOf.ts'
import { elementsOf } from '../schema/elementsOf.ts'
import { hasConditions } from '../schema/looksLike.ts'
import { FittingValue } from '../nested/FittingValue.tsx'
import { freeFields } from '../nested/freeFields.ts'
import { CardList } from './CardList.tsx'
import { TableList } from './TableList.tsx'

/** A text of this length wants several lines. */
const LONG = 500
const VALUE_PX = 160

const ANYTHING: FormSchema = { type: ['string', 'number', 'boolean', 'object', 'array'] }

/** A row whose fields are all in its columns: none of a free name, none under a condition. */
function isPlainRow(items: FormSchema, root: FormSchema): boolean {
  const { columns, more } = rowShape(items, root)
  return columns.length > 0 && more.length === 0 && !hasConditions(items) && !freeFields(items, root).mayAdd
}

/** Plain values that are no texts stand in a table of one column; what needs more room has a card each. */
function plainShape(items: FormSchema, label: string): RowShape | undefined {
  const kind = kindOf(items)
  const isPlain =
    kind === 'choice' || kind === 'number' || kind === 'integer' || kind === 'boolean' || kind === 'string'
  if (!isPlain || (items.maxLength ?? 0) >= LONG) return undefined
  return { columns: [{ element: { type: 'Control', scope: '#', label }, width: VALUE_PX }], more: [] }
}

/** Records of few plain fields go into a table, richer ones onto cards. */
function ListInput(control: ControlProps) {
  const { schema: root, language } = useForm()
  const { schema, options } = control
  const found = itemsOf(schema, root)
  // Rows of which the schema says nothing may hold any kind of value.
  const items = found && (kindOf(found) !== 'any' || found.$ref) ? found : ANYTHING
  const plain = useMemo(
    () => plainShape(items, schemaLabel(items, language) ?? control.label),
    [items, language, control.label],
  )
  const hasDetail = typeof options.detail === 'object' && options.detail !== null
  const wantsCards = options.widget === 'cards' || hasDetail || kindOf(items) !== 'object'
  const fits = isPlainRow(items, root)
  if (!wantsCards && (options.widget === 'table' || fits))
    return (
      <FittingValue control={control} kind="array">
        <TableList control={control} items={items} />
      </FittingValue>
    )
  if (plain && options.widget !== 'cards')
    return (
      <FittingValue control={control} kind="array">
        <TableList control={control} items={items} shape={plain} />
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
