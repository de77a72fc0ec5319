import { useTranslate } from 'ra-core'
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
}

/** One segment: what it is, where it is cut from and where it comes to stand. Enter on its name opens it. */
export function SegmentRow(props: SegmentRowProps) {
  const { list, line, index, rowKey, dragging, isEditable, isChosen, onOpen, onRemove } = props
  const translate = useTranslate()
  const format = useFormat()
  const item = useDragItem<number, HTMLTableRowElement, HTMLButtonElement>(dragging, rowKey)
  const { placed, name } = line
  const words = { name }
  return (
    <tr
      ref={item.box}
      data-index={index}
      data-pointer={childPointer(list, index)}
      data-chosen={isChosen || undefined}
      data-landing={item.landing}
      data-carried={item.isCarried || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !event.altKey || !isEditable) return
        event.preventDefault()
        onRemove(index)
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
      <td>{line.source}</td>
      <td className="number">{placed.startTime}</td>
      <td className="number">{placed.endTime}</td>
      <td className="number">
        <strong>{timecodeOf(framesOf(placed.dur, placed.rate), placed.rate)}</strong>
      </td>
      <td className="number">{placed.relativeStartTime}</td>
      <td className="number">{placed.hasMidRoll && format.number(midRollsOf(line))}</td>
      <td data-align="end">
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
