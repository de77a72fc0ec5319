import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { PositionInput } from '#kit/parts/dragging/PositionInput.tsx'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { LINE_PX } from '../tree/useTreeWindow.ts'
import { SortLineBox } from './sortStyles.ts'
import { airedOf } from './useOrder.ts'

type SortLineProps = {
  row: TreeRow
  type: TypeSummary
  index: number
  list: ListDragging
}

/** One piece in the new order: grip, its new number, what it is, and what its number was. */
export function SortLine({ row, type, index, list }: SortLineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const name = useRowTitle(row)
  const airDate = useAirDate()(row, type)
  const { id } = row
  const { box, grip, landing, isCarried, isDragged } = useDragItem<number, HTMLDivElement, HTMLButtonElement>(list, id)
  const number = index + 1
  const isChanged = row.order !== number
  return (
    <SortLineBox
      ref={box}
      role="listitem"
      aria-posinset={number}
      aria-setsize={list.order.length}
      data-key={id}
      data-half={landing}
      data-carried={isCarried || isDragged || undefined}
      style={{ insetBlockStart: index * LINE_PX }}
    >
      <button
        ref={grip}
        type="button"
        className="grip"
        {...list.handleProps(id)}
        tabIndex={id === list.stop ? 0 : -1}
        aria-label={translate('sorting.grip', { name, number: format.number(number) })}
      >
        <Icon name="drag" size="small" />
      </button>
      {list.asked === id ? (
        <PositionInput
          label={translate('sorting.number', { name })}
          number={number}
          onNumber={(next) => next > 0 && list.move(id, next - 1)}
          onEnd={() => list.ask(undefined)}
        />
      ) : (
        <button
          type="button"
          className="number"
          tabIndex={-1}
          aria-label={`${translate('sorting.number', { name })}: ${format.number(number)}`}
          onClick={() => list.ask(id)}
        >
          {format.number(number)}
        </button>
      )}
      <span className="was" data-changed={isChanged || undefined}>
        {isChanged &&
          (row.order === undefined
            ? translate('sorting.wasNone')
            : translate('sorting.was', { number: format.number(row.order) }))}
      </span>
      <span className="title" title={name}>
        {name}
      </span>
      <span className="date">{airDate}</span>
      <span className="state">
        <StatusChip status={row.st} area={type.area} />
      </span>
    </SortLineBox>
  )
}

/** When a piece was first on air, as the user writes dates; a bare year as it is. */
function useAirDate(): (row: TreeRow, type: TypeSummary) => string {
  const format = useFormat()
  return (row, type) => {
    const aired = airedOf(row, type)
    if (aired === undefined) return ''
    return /^\d{1,4}$/.test(aired) ? aired : format.date(aired)
  }
}
