import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import { useTranslate } from 'ra-core'
import { useContext, useMemo, useState } from 'react'
import { ConsoleContext, productName } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../../FormContext.ts'
import type { RendererProps } from '../../hooks/useControl.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { asList } from '../../parts/asList.ts'
import { WidgetHead } from '../../parts/SectionSlots.tsx'
import { withRule } from '../../parts/withRule.tsx'
import { factsOf } from '../../schema/facts.ts'
import { dataPointer } from '../../schema/resolve.ts'
import { labelOf } from '../../schema/words.ts'
import { productsIn } from './dateColumn.ts'
import type { DateColumn } from './dateColumn.ts'
import { ProductRow } from './ProductRow.tsx'
import { scaleOf } from './windowState.ts'

/** The group's date controls as columns. */
function useColumns({ uischema, schema, path }: RendererProps): readonly DateColumn[] {
  const { schema: root, language } = useForm()
  return useMemo(
    () =>
      (uischema.elements ?? []).map((element) => {
        const facts = factsOf(element, schema, root)
        return {
          pointer: dataPointer(path, element.scope ?? '#'),
          role: element.options?.role === 'from' ? ('from' as const) : ('until' as const),
          label: labelOf(element, facts.schema, language),
          isList: facts.kind === 'array',
          ...(typeof element.options?.plain === 'string' && { plain: dataPointer(path, element.options.plain) }),
        }
      }),
    [uischema, schema, path, root, language],
  )
}

/** Every date of the widget, for the common scale, and every product that has one of its own. */
function useContents(columns: readonly DateColumn[]) {
  const { store } = useForm()
  const summary = useMemo(
    () => () => {
      const values = columns.map(({ pointer }) => store.get(pointer))
      const dates = JSON.stringify(values).match(/"\d{4}-[^"]*"/g) ?? []
      return { dates: dates.map((date) => date.slice(1, -1)), products: values.flatMap(productsIn) }
    },
    [columns, store],
  )
  // The columns may stand anywhere in the record, so any change may be one of theirs; equal summaries redraw nothing.
  return useSelected('', summary)
}

function Widget(props: RendererProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { language, mode } = useForm()
  const columns = useColumns(props)
  const { dates, products: named } = useContents(columns)
  const [added, setAdded] = useState<readonly string[]>([])
  const products = useContext(ConsoleContext)?.products ?? []
  const isEditable = mode !== 'read' && props.enabled !== false && !props.readOnly
  const own = useSelected('/prd', asList)
  const rows = [...new Set([FALLBACK_PRODUCT, ...own.map(String), ...named, ...added])]
  const free = products.filter(({ id }) => !rows.includes(id))
  const now = format.now()
  const scale = scaleOf(dates, now)
  const label = labelOf(props.uischema, undefined, language)
  const year = (instant: number) => String(new Date(instant).getUTCFullYear())
  return (
    <div className="f-group f-wide" role="group" aria-label={label}>
      <WidgetHead
        element={props.uischema}
        label={label}
        fields={columns}
        note={format.zoneLabel(now)}
        tools={
          isEditable &&
          free.length > 0 && (
            <span className="f-select f-small">
              <select
                className="f-input"
                aria-label={translate('forms.products.add')}
                value=""
                onChange={({ target }) => setAdded([...added, target.value])}
              >
                <option value="">{translate('forms.products.add')}</option>
                {free.map(({ id, n }) => (
                  <option key={id} value={id}>
                    {n}
                  </option>
                ))}
              </select>
              <Icon name="chevronDown" size="small" />
            </span>
          )
        }
      />
      <div className="f-tableBox">
        <table className="f-table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{translate('forms.products.product')}</th>
              {columns.map((column) => (
                <th key={column.pointer} scope="col">
                  {translate(`forms.products.${column.role}`)}
                  <span className="f-hidden">{column.label}</span>
                </th>
              ))}
              <th scope="col">{translate('forms.products.today')}</th>
              <th scope="col">
                <span className="f-barHead">
                  <span>{year(scale.start)}</span>
                  <span>{year(scale.end)}</span>
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((product) => (
              <ProductRow
                key={product}
                product={product}
                name={
                  product === FALLBACK_PRODUCT ? translate('forms.products.default') : productName(products, product)
                }
                columns={columns}
                scale={scale}
                isEditable={isEditable}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** From and until per product, with the fallback, the state today and a bar with the line of today (looks/editor). */
export const ProductDates = withRule(Widget)
