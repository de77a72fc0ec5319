import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useLineDrag } from '#kit/parts/dragging/useLineDrag.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { LINE_PX } from '../tree/useTreeWindow.ts'
import { PlaceInput } from './PlaceInput.tsx'
import { SortLineBox } from './sortStyles.ts'
import { airedOf } from './useOrder.ts'

type SortLineProps = {
  row: TreeRow
  type: TypeSummary
  index: number
  count: number
  /** Tab comes here. */
  isStop: boolean
  isTyping: boolean
  onKey: (event: KeyboardEvent) => void
  onFocus: () => void
  onTyping: (isTyping: boolean) => void
  onMove: (index: number) => void
  onDrop: (dragged: string, after: boolean) => void
}

/** One piece in the new order: grip, its new number, what it is, and what its number was. */
export function SortLine(props: SortLineProps) {
  const { row, type, index, count, isStop, isTyping, onKey, onFocus, onTyping, onMove, onDrop } = props
  const translate = useTranslate()
  const format = useFormat()
  const name = useRowTitle(row)
  const airDate = useAirDate()(row, type)
  const { box, grip, landing } = useLineDrag<string, HTMLButtonElement>({
    kind: 'sorted title',
    item: row.id,
    hasGrip: true,
    landingOf: (dragged, inUpperHalf) => (dragged === row.id ? undefined : inUpperHalf ? 'before' : 'after'),
    onLand: (dragged, place) => onDrop(dragged, place === 'after'),
  })
  const number = index + 1
  const isChanged = row.order !== number
  return (
    <SortLineBox
      ref={box}
      role="listitem"
      aria-posinset={number}
      aria-setsize={count}
      data-key={row.id}
      data-half={landing}
      style={{ insetBlockStart: index * LINE_PX }}
    >
      <button
        ref={grip}
        type="button"
        className="grip"
        tabIndex={isStop ? 0 : -1}
        aria-label={translate('sorting.grip', { name, number: format.number(number) })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End F2"
        onKeyDown={onKey}
        onFocus={onFocus}
      >
        <Icon name="drag" size="small" />
      </button>
      {isTyping ? (
        <PlaceInput
          label={translate('sorting.number', { name })}
          number={number}
          count={count}
          onNumber={(next) => onMove(next - 1)}
          onEnd={() => onTyping(false)}
        />
      ) : (
        <button
          type="button"
          className="number"
          tabIndex={-1}
          aria-label={`${translate('sorting.number', { name })}: ${format.number(number)}`}
          onClick={() => onTyping(true)}
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
