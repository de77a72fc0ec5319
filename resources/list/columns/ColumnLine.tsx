import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: 32,
  borderRadius: 4,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[data-dragged]': { background: 'var(--mui-palette-surface-selected)' },
  '&[data-drop=before]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
  '&[data-drop=after]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-accent-main)' },
  '& label': {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    cursor: 'pointer',
  },
  '& label > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Grip = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  padding: 6,
  borderRadius: 4,
  cursor: 'grab',
  color: 'var(--mui-palette-text-tertiary)',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&:active': { cursor: 'grabbing' },
})

type ColumnLineProps = {
  column: TypeColumn
  label: string
  list: ListDragging
  onToggle: () => void
}

/** One column: shown or not, and a grip by which it is moved. */
export function ColumnLine({ column, label, list, onToggle }: ColumnLineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { field } = column
  const item = useDragItem<number, HTMLLIElement, HTMLButtonElement>(list, field)
  const place = list.order.indexOf(field) + 1
  return (
    <Line ref={item.box} data-dragged={item.isDragged || item.isCarried || undefined} data-drop={item.landing}>
      <label>
        <Checkbox
          size="small"
          checked={place > 0}
          disabled={column.kind === 'title'}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': label } }}
        />
        <span title={label}>{label}</span>
      </label>
      {list.canMove(field) && (
        <Grip
          ref={item.grip}
          type="button"
          aria-label={translate('table.columns.move', {
            column: label,
            place: format.number(place),
            count: format.number(list.order.length),
          })}
          title={translate('table.columns.moveHint')}
          {...list.handleProps(field)}
        >
          <Icon name="drag" size="small" />
        </Grip>
      )}
    </Line>
  )
}
