import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { namedShape, rowShape } from '../schema/itemsOf.ts'
import type { Column, RowShape } from '../schema/itemsOf.ts'
import { schemaAt } from '../schema/resolve.ts'
import { helpOf, labelOf } from '../schema/words.ts'
import { ListFoot } from './ListFoot.tsx'
import { rightsOf } from './rightsOf.ts'
import { TableBody } from './TableBody.tsx'
import { usePastedRows } from './usePastedRows.ts'
import { useRows } from './useRows.ts'

type TableListProps = {
  control: ControlProps
  items: FormSchema
  shape?: RowShape
  /** A column of one's own at the end. */
  extra?: { head: ReactNode; cell: (row: Pointer) => ReactNode }
  /** Stands beside the button that adds a row: a sum. */
  foot?: ReactNode
}

function HeadCell({ element, width, items }: Column & { items: FormSchema }) {
  const { schema: root, language } = useForm()
  const schema = schemaAt(element.scope ?? '#', items, root)
  const unit = schema?.['x-unit']
  return (
    <th scope="col" title={schema && helpOf(schema, language)} style={{ minInlineSize: width }}>
      {labelOf(element, schema, language)}
      {unit && unit !== 'ms' ? ` (${unit})` : ''}
    </th>
  )
}

/** A list of records as a table. */
export function TableList({ control, items, shape: given, extra, foot }: TableListProps) {
  const { schema: root } = useForm()
  const translate = useTranslate()
  const { pointer, label, schema, options, disabled, readOnly } = control
  const { keys, actions, announced, announce, putBack } = useRows(pointer, items)
  const { canAdd, canRemove, canMove } = rightsOf(schema, options, keys.length)
  // Rows are drawn again only for what changes for them.
  const rights = useMemo(() => ({ canAdd, canRemove, canMove }), [canAdd, canRemove, canMove])
  const { columns } = options
  const shape = useMemo(() => {
    if (given) return given
    return Array.isArray(columns) ? namedShape(items, root, columns.map(String)) : rowShape(items, root)
  }, [given, items, root, columns])
  const onPaste = usePastedRows({
    list: pointer,
    items,
    shape,
    max: schema.maxItems,
    isEditable: !readOnly && !disabled && canAdd,
    announce,
  })
  const row = {
    list: pointer,
    label,
    items,
    shape,
    isEditable: !readOnly,
    enabled: !disabled,
    actions,
    rights,
    extra: extra?.cell,
  }
  return (
    <>
      {keys.length > 0 && (
        <TableBody
          keys={keys}
          row={row}
          label={label}
          onPaste={onPaste}
          lead={options.lead === true ? shape.columns.length - 1 : undefined}
          head={
            <tr>
              <th scope="col">
                <span className="f-hidden">{translate('forms.rows.number')}</span>
              </th>
              {shape.columns.map(({ element, width }) => (
                <HeadCell key={element.scope} element={element} width={width} items={items} />
              ))}
              {extra && <th scope="col">{extra.head}</th>}
              <th scope="col">
                <span className="f-hidden">{translate('forms.rows.tools')}</span>
              </th>
            </tr>
          }
        />
      )}
      <ListFoot
        label={label}
        count={keys.length}
        max={schema.maxItems}
        schema={schema}
        canAdd={!readOnly && !disabled && options.disableAdd !== true}
        announced={announced}
        onAdd={actions.add}
        onPutBack={readOnly ? undefined : putBack}
      >
        {foot}
      </ListFoot>
    </>
  )
}
