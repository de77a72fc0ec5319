import { memo, use, useCallback, useMemo } from 'react'
import { pointerOfPath } from '#contract/rules/diff/pointer.ts'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import { childPointer, getAt, isWithin } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useSelected } from '../hooks/useSelected.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'
import { LookContext } from '../parts/LookContext.ts'
import { NearBlock } from '../parts/NearBlock.tsx'
import { elementsOf } from '../schema/elementsOf.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { kindOf } from '../schema/kindOf.ts'
import { ListFoot } from './ListFoot.tsx'
import { onRowKeys } from './onRowKeys.ts'
import { rightsOf } from './rightsOf.ts'
import { RowTools } from './RowTools.tsx'
import type { RowRights } from './RowTools.tsx'
import { useRows } from './useRows.ts'
import type { RowActions } from './useRows.ts'

/** More cards than this are drawn in blocks as they come near. */
const BLOCKS_FROM = 20
const BLOCK = 10
const FIELD_PX = 76

type CardsProps = {
  list: Pointer
  count: number
  label: string
  items: FormSchema
  elements: readonly FormElement[]
  isEditable: boolean
  enabled: boolean
  actions: RowActions
  rights: RowRights
  /** The heading of a card, from its row. */
  titleOf: (row: unknown) => string
}

const Card = memo(function Card(props: CardsProps & { index: number }) {
  const { list, index, count, label, items, elements, isEditable, enabled, actions, rights, titleOf } = props
  const row = childPointer(list, index)
  const title = useSelected(row, titleOf)
  const name = title || `${label} ${index + 1}`.trim()
  return (
    <div
      className="f-card"
      role="group"
      aria-label={name}
      data-pointer={row}
      onKeyDown={isEditable ? (event) => onRowKeys(event, index, count, actions, rights) : undefined}
    >
      <div className="f-cardHead">
        <strong>{name}</strong>
        <span className="f-space" />
        {isEditable && (
          <RowTools name={name} index={index} count={count} disabled={!enabled} actions={actions} rights={rights} />
        )}
      </div>
      <div className="f-body">
        <Elements elements={elements} schema={items} path={row} enabled={enabled} />
      </div>
    </div>
  )
})

type BlockProps = { cards: CardsProps; keys: readonly string[]; first: number }

const each = ({ cards, keys, first }: BlockProps) =>
  keys.map((key, index) => <Card key={key} {...cards} index={first + index} />)

function Block(props: BlockProps) {
  const { cards, keys, first } = props
  const { list, elements } = cards
  const size = keys.length
  const holds = useCallback(
    (pointer: Pointer) => {
      const index = isWithin(pointer, list) ? Number.parseInt(pointer.slice(list.length + 1), 10) : -1
      return index >= first && index < first + size
    },
    [list, first, size],
  )
  return (
    <NearBlock px={size * FIELD_PX * Math.max(1, Math.ceil(elements.length / 3))} holds={holds}>
      {each(props)}
    </NearBlock>
  )
}

function Cards({ cards, keys, first: from }: BlockProps) {
  if (keys.length <= BLOCKS_FROM) return each({ cards, keys, first: from })
  const count = Math.ceil(keys.length / BLOCK)
  return Array.from({ length: count }, (_, index) => {
    const block = { cards, keys: keys.slice(index * BLOCK, (index + 1) * BLOCK), first: from + index * BLOCK }
    return index === 0 ? each(block) : <Block key={index} {...block} />
  })
}

type CardListProps = {
  control: ControlProps
  items: FormSchema
  /** What a card holds; every field of the row unless the UI schema says otherwise. */
  elements?: readonly FormElement[]
  titleOf?: (row: unknown) => string
  /** The first entry that is a card: those before it have places of their own. */
  from?: number
}

const NO_TITLE = () => ''
const NO_PRODUCTS: readonly { id: string; n: string }[] = []

/** A list of records, or of anything else that fills more than a line, as cards. */
export function CardList({ control, items, elements: given, titleOf, from = 0 }: CardListProps) {
  const { pointer, label, schema, options, disabled, readOnly } = control
  const { keys, actions, announced, putBack } = useRows(pointer, items)
  const elements = useMemo(
    () => given ?? (kindOf(items) === 'object' ? elementsOf(items, undefined) : WHOLE),
    [given, items],
  )
  const property = options.elementLabelProp
  const products = use(ConsoleContext)?.products ?? NO_PRODUCTS
  const byProperty = useCallback(
    (row: unknown) => {
      const text = textAt(row, property)
      return property === 'prd' ? productName(products, text) : text
    },
    [property, products],
  )
  const { canAdd, canRemove, canMove } = rightsOf(schema, options, keys.length)
  const rights = useMemo(() => ({ canAdd, canRemove, canMove }), [canAdd, canRemove, canMove])
  const cards: CardsProps = {
    list: pointer,
    count: keys.length,
    label,
    items,
    elements,
    isEditable: !readOnly,
    enabled: !disabled,
    actions,
    rights,
    titleOf: titleOf ?? (property ? byProperty : NO_TITLE),
  }
  return (
    <LookContext value="full">
      <Cards cards={cards} keys={from > 0 ? keys.slice(from) : keys} first={from} />
      <ListFoot
        label={label}
        count={keys.length}
        max={schema.maxItems}
        schema={schema}
        canAdd={!readOnly && !disabled && options.disableAdd !== true}
        announced={announced}
        onAdd={actions.add}
        onPutBack={readOnly ? undefined : putBack}
      />
    </LookContext>
  )
}

/** A row that is no record is one field. */
const WHOLE: readonly FormElement[] = [{ type: 'Control', scope: '#', label: false }]

/** JSON Forms names one property, or several whose texts stand beside each other. */
function textAt(row: unknown, property: string | readonly string[] | undefined): string {
  const texts = [property ?? []].flat().map((name) => getAt(row, pointerOfPath(name)))
  return texts.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ')
}
