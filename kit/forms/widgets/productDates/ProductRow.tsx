import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import { useTranslate } from 'ra-core'
import { memo, useCallback, useContext } from 'react'
import { AirContext } from '#kit/parts/context/AirContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { useForm } from '../../FormContext.ts'
import type { FormStore } from '../../formStore.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { effectiveDate } from './dateColumn.ts'
import type { DateColumn } from './dateColumn.ts'
import { ProductDateInput } from './ProductDateInput.tsx'
import { rowState } from './rowState.ts'
import { WindowBar } from './WindowBar.tsx'
import { WindowWords } from './WindowWords.tsx'
import { windowState } from './windowState.ts'
import type { Span } from './windowState.ts'

type ProductRowProps = {
  product: string
  name: string
  columns: readonly DateColumn[]
  scale: Span
  isEditable: boolean
}

type CellProps = Pick<ProductRowProps, 'product' | 'name' | 'isEditable'> & { column: DateColumn }

/** The date that holds for a product. Where it may stand in another field, any change may be one of it. */
function useEffective(column: DateColumn, product: string) {
  const { store } = useForm()
  const select = useCallback(() => dateIn(store, column, product), [store, column, product])
  return useSelected(column.plain === undefined ? column.pointer : '', select)
}

const dateIn = (store: FormStore, column: DateColumn, product: string) =>
  effectiveDate(column, store.get(column.pointer), product, column.plain && store.get(column.plain))

function DateCell({ column, product, name, isEditable }: CellProps) {
  const translate = useTranslate()
  const { date } = useEffective(column, product)
  const isShared = !column.isList && product !== FALLBACK_PRODUCT
  if (isEditable && !isShared)
    return <ProductDateInput column={column} product={product} name={name} inherited={date} />
  return (
    <span className="f-read" data-shared={isShared || undefined}>
      {date === undefined ? <span className="f-none">{translate('forms.none')}</span> : <Time value={date} />}
    </span>
  )
}

/** One product: its dates, what they mean today, and where they lie. */
export const ProductRow = memo(function ProductRow({ product, name, columns, scale, isEditable }: ProductRowProps) {
  const format = useFormat()
  const { store } = useForm()
  const dateOf = useCallback(
    (role: DateColumn['role']) => {
      const column = columns.find((one) => one.role === role)
      return column && dateIn(store, column, product)
    },
    [columns, store, product],
  )
  const airOf = useContext(AirContext)
  const row = useCallback(
    () => ({
      from: dateOf('from'),
      until: dateOf('until'),
      air: airOf?.(store.values(), product === FALLBACK_PRODUCT ? undefined : product),
    }),
    [dateOf, airOf, store, product],
  )
  const { from, until, air } = useSelected('', row)
  const now = format.now()
  const window = windowState(from?.date, until?.date, now)
  const isOwn = product === FALLBACK_PRODUCT || from?.isOwn === true || until?.isOwn === true
  return (
    <tr>
      <th scope="row" className="f-product">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column.pointer}>
          <DateCell column={column} product={product} name={name} isEditable={isEditable} />
        </td>
      ))}
      <td>
        <WindowWords {...rowState(window, air)} reasons={air?.reasons} />
      </td>
      <td>
        <WindowBar
          from={from?.date}
          until={until?.date}
          state={window.state}
          isFallback={!isOwn || product === FALLBACK_PRODUCT}
          scale={scale}
          now={now}
        />
      </td>
    </tr>
  )
})
