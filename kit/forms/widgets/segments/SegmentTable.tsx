import { useTranslate } from 'ra-core'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import type { Pointer } from '../../data/pointer.ts'
import type { RowActions } from '../../lists/useRows.ts'
import { SegmentRow } from './SegmentRow.tsx'
import { SegmentRows } from './SegmentRows.tsx'
import type { SegmentLine } from './useSegmentList.ts'

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'alt' }

type SegmentTableProps = {
  list: Pointer
  label: string
  lines: readonly SegmentLine[]
  keys: readonly string[]
  actions: RowActions
  isEditable: boolean
  chosen: number | undefined
  onOpen: (index: number) => void
  onDuplicate: ((index: number) => void) | undefined
}

/** The segments in the order of play, moved by pointer, by keys and to a typed place. */
export function SegmentTable(props: SegmentTableProps) {
  const { list, label, lines, keys, actions, isEditable, chosen, onOpen, onDuplicate } = props
  const translate = useTranslate()
  const dragging = useListDragging(
    {
      scope: `segments ${list}`,
      order: keys,
      nameOf: (key) => lines[keys.indexOf(key)]?.name ?? '',
      canMove: () => isEditable,
      move: (key, index) => actions.move(keys.indexOf(key), index),
    },
    KEYS,
  )
  const head = (key: string, isNumber = false) => (
    <th scope="col" className={isNumber ? 'number' : undefined}>
      {translate(`segments.columns.${key}`)}
    </th>
  )
  const hidden = (words: string) => (
    <th scope="col">
      <span className="f-hidden">{words}</span>
    </th>
  )
  return (
    <>
      <DragStatus dragging={dragging} />
      <SegmentRows
        {...{ label, keys, chosen }}
        head={
          <tr>
            {hidden(translate('segments.columns.order'))}
            {hidden(translate('segments.columns.kind'))}
            {head('segment')}
            {head('source')}
            {head('start', true)}
            {head('end', true)}
            {head('length', true)}
            {head('relative', true)}
            {head('midRolls', true)}
            {hidden(translate('forms.rows.tools'))}
          </tr>
        }
        draw={(index, ref) => {
          const [line, key] = [lines[index], keys[index]]
          if (!line || key === undefined) return null
          return (
            <SegmentRow
              key={key}
              {...{ list, line, index, dragging, isEditable, onOpen, onDuplicate, rowRef: ref }}
              rowKey={key}
              isChosen={index === chosen}
              onRemove={actions.remove}
            />
          )
        }}
      />
      <MoveToDialog list={dragging} />
    </>
  )
}
