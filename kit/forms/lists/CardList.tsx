import { memo, useCallback } from 'react'
import { childPointer, getAt } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useSelected } from '../hooks/useSelected.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { LookContext } from '../parts/LookContext.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { fieldElement } from '../schema/itemsOf.ts'
import { ListFoot } from './ListFoot.tsx'
import { onRowKeys } from './onRowKeys.ts'
import { RowTools } from './RowTools.tsx'
import { useRows } from './useRows.ts'
import type { RowActions } from './useRows.ts'

type CardProps = {
  list: Pointer
  index: number
  count: number
  label: string
  items: FormSchema
  elements: readonly FormElement[]
  isEditable: boolean
  enabled: boolean
  actions: RowActions
  /** The heading of a card, from its row. */
  titleOf: (row: unknown) => string
}

const Card = memo(function Card(props: CardProps) {
  const { list, index, count, label, items, elements, isEditable, enabled, actions, titleOf } = props
  const row = childPointer(list, index)
  const title = useSelected(row, titleOf)
  const name = title || `${label} ${index + 1}`
  return (
    <div
      className="f-card"
      role="group"
      aria-label={name}
      data-pointer={row}
      onKeyDown={isEditable ? (event) => onRowKeys(event, index, count, actions) : undefined}
    >
      <div className="f-cardHead">
        <strong>{name}</strong>
        <span className="f-space" />
        {isEditable && <RowTools name={name} index={index} count={count} disabled={!enabled} actions={actions} />}
      </div>
      <div className="f-body">
        {elements.map((element, place) => (
          <Dispatch key={place} element={element} schema={items} path={row} enabled={enabled} />
        ))}
      </div>
    </div>
  )
})

type CardListProps = {
  control: ControlProps
  items: FormSchema
  /** What a card holds; every field of the row unless the UI schema says otherwise. */
  elements?: readonly FormElement[]
  titleOf?: (row: unknown) => string
}

const NO_TITLE = () => ''

/** A list of records, or of anything else that fills more than a line, as cards. */
export function CardList({ control, items, elements, titleOf }: CardListProps) {
  const { pointer, label, schema, options, disabled, readOnly } = control
  const { keys, actions, announced } = useRows(pointer, items)
  const own = elements ?? Object.keys(items.properties ?? {}).map(fieldElement)
  const property = options.elementLabelProp
  const byProperty = useCallback((row: unknown) => textAt(row, property), [property])
  return (
    <LookContext value="full">
      {keys.map((key, index) => (
        <Card
          key={key}
          list={pointer}
          index={index}
          count={keys.length}
          label={label}
          items={items}
          elements={own.length > 0 ? own : WHOLE}
          isEditable={!readOnly}
          enabled={!disabled}
          actions={actions}
          titleOf={titleOf ?? (property ? byProperty : NO_TITLE)}
        />
      ))}
      <ListFoot
        label={label}
        count={keys.length}
        max={schema.maxItems}
        canAdd={!readOnly && !disabled}
        announced={announced}
        onAdd={actions.add}
      />
    </LookContext>
  )
}

/** A row that is no record is one field. */
const WHOLE: readonly FormElement[] = [{ type: 'Control', scope: '#', label: false }]

function textAt(row: unknown, property: string | undefined): string {
  const value = property === undefined ? undefined : getAt(row, `/${property.replaceAll('.', '/')}`)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
