import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { useCallback, type Ref } from 'react'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import type { Pointer } from '../../data/pointer.ts'
import { childPointer } from '../../data/pointer.ts'
import { SegmentGlyph } from './SegmentGlyph.tsx'
import type { SegmentLine } from './useSegmentList.ts'

type SegmentRowProps = {
  list: Pointer
  line: SegmentLine
  index: number
  rowKey: string
  dragging: ListDragging
  isEditable: boolean
  isChosen: boolean
  onOpen: (index: number) => void
  onRemove: (index: number) => void
  onDuplicate: ((index: number) => void) | undefined
  /** Measures the row where only those in sight are drawn. */
  rowRef?: Ref<HTMLTableRowElement> | undefined
}

/** One segment: what it is, where it is cut from and where it comes to stand. Enter on its name opens it. */
export function SegmentRow(props: SegmentRowProps) {
  const { list, line, index, rowKey, dragging, isEditable, isChosen, onOpen, onRemove, onDuplicate, rowRef } = props
  const translate = useTranslate()
  const format = useFormat()
  const item = useDragItem<number, HTMLTableRowElement, HTMLButtonElement>(dragging, rowKey)
  const { placed, name } = line
  const words = { name }
  const box = useCallback(
    (element: HTMLTableRowElement | null) => {
      item.box.current = element
      if (typeof rowRef === 'function') rowRef(element)
    },
    [item.box, rowRef],
  )
  return (
    <tr
      ref={box}
      aria-rowindex={index + 2}
      data-index={index}
      data-pointer={childPointer(list, index)}
      data-chosen={isChosen || undefined}
      data-landing={item.landing}
      data-carried={item.isCarried || undefined}
      onKeyDown={(event) => {
        if (!isEditable) return
        if (event.key === 'Delete' && event.altKey) onRemove(index)
        else if (event.key === 'd' && (event.ctrlKey || event.metaKey)) onDuplicate?.(index)
        else return
        event.preventDefault()
      }}
    >
      <td>
        {isEditable && (
          <button
            type="button"
            className="f-icon"
            ref={item.grip}
            aria-label={translate('segments.move', words)}
            title={translate('segments.move', words)}
            {...dragging.handleProps(rowKey)}
          >
            <Icon name="drag" size="small" />
          </button>
        )}
      </td>
      <td>
        <SegmentGlyph kind={line.kind} />
      </td>
      <td>
        <button
          type="button"
          className="f-link"
          aria-haspopup="dialog"
          aria-label={translate('segments.open', words)}
          onClick={() => onOpen(index)}
        >
          {name}
        </button>
        {line.problems.map((problem) => (
          <span key={problem} className="problem">
            {problem}
          </span>
        ))}
      </td>
      <td>{line.source ?? <Skeleton width={112} height={13} aria-label={translate('states.loading')} />}</td>
      <td className="number">{placed.startTime}</td>
      <td className="number">{placed.endTime}</td>
      <td className="number">
        <strong>{timecodeOf(framesOf(placed.dur, placed.rate), placed.rate)}</strong>
      </td>
      <td className="number">{placed.relativeStartTime}</td>
      <td className="number">{placed.hasMidRoll && format.number(midRollsOf(line))}</td>
      <td data-align="end">
        {isEditable && onDuplicate && (
          <button
            type="button"
            className="f-icon"
            aria-label={translate('segments.duplicate', words)}
            title={translate('segments.duplicate', words)}
            aria-keyshortcuts="Control+D"
            onClick={() => onDuplicate(index)}
          >
            <Icon name="copy" size="small" />
          </button>
        )}
        {isEditable && (
          <button
            type="button"
            className="f-icon"
            aria-label={translate('forms.rows.remove', words)}
            title={translate('forms.rows.remove', words)}
            onClick={() => onRemove(index)}
          >
            <Icon name="trash" size="small" />
          </button>
        )}
      </td>
    </tr>
  )
}

const midRollsOf = ({ segment: { am = [] } }: SegmentLine) => am.filter(({ ap }) => ap === 'mid').length
