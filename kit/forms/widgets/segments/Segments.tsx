import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { durationOf } from '#contract/rules/time/duration.ts'
import { segmentsIn, type Segment } from '#contract/rules/program/segment.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { childPointer } from '../../data/pointer.ts'
import { useForm } from '../../FormContext.ts'
import type { ControlProps } from '../../hooks/useControl.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { rightsOf } from '../../lists/rightsOf.ts'
import { useRows } from '../../lists/useRows.ts'
import { asList } from '../../parts/asList.ts'
import { fieldRenderer } from '../../parts/fieldRenderer.tsx'
import { itemsOf } from '../../schema/itemsOf.ts'
import { SegmentDialog } from './SegmentDialog.tsx'
import { SegmentsSheet } from './SegmentsSheet.ts'
import { SegmentStrip } from './SegmentStrip.tsx'
import { SegmentSums } from './SegmentSums.tsx'
import { SegmentTable } from './SegmentTable.tsx'
import { useSegmentLines } from './useSegmentList.ts'

/** A new break lasts as long as most do, in ms. */
const BREAK_MS = 120_000

type Opened = { index: number; fresh?: Segment }

function SegmentsInput(control: ControlProps) {
  const { pointer, label, schema, options, disabled, readOnly } = control
  const translate = useTranslate()
  const { schema: root, store } = useForm()
  const [now] = useState(Date.now)
  const [opened, setOpened] = useState<Opened>()
  const items = itemsOf(schema, root) ?? {}
  const { keys, actions, announced, putBack } = useRows(pointer, items)
  const value = useSelected(pointer, asList)
  const { lines, trt, rate } = useSegmentLines(value, items, now)
  const { canAdd, canMove } = rightsOf(schema, options, keys.length)
  const isEditable = !readOnly && !disabled
  const knowsIds = items.properties?.id !== undefined
  const fresh = (segment: Segment): Segment => (knowsIds ? { ...segment, id: crypto.randomUUID() } : segment)
  const done = (parts: readonly Segment[] | undefined, next?: number) => {
    if (opened && parts) take(opened, parts)
    setOpened(next === undefined ? undefined : { index: next })
  }
  const take = ({ index, fresh: added }: Opened, [first, second]: readonly Segment[]) => {
    if (first && added) store.insertRow(pointer, index, first)
    else if (first) store.set(childPointer(pointer, index), first)
    if (second) store.insertRow(pointer, index + 1, fresh(second))
  }
  const addBreak = () => store.insertRow(pointer, keys.length, fresh({ seg_ty: 'ad', dur: BREAK_MS }))
  const duplicate = (index: number) => {
    const { id: _id, ...copied } = segmentsIn(value)[index] ?? {}
    store.insertRow(pointer, index + 1, fresh(copied))
  }
  const breaks = lines.filter(({ kind }) => kind === 'ad').length
  return (
    <SegmentsSheet>
      <div className="tools">
        <span className="sum">
          {lines.length > 0 && translate('forms.segments.sum', { length: durationOf(trt), smart_count: breaks })}
          {lines.length === 0 && translate('segments.none')}
        </span>
        {isEditable && canAdd && (
          <>
            <button
              type="button"
              className="f-button"
              onClick={() => setOpened({ index: keys.length, fresh: fresh({ seg_ty: 'vod' }) })}
            >
              <Icon name="plus" size="small" />
              {translate('segments.add')}
            </button>
            <button type="button" className="f-button" onClick={addBreak}>
              <Icon name="plus" size="small" />
              {translate('segments.addBreak')}
            </button>
          </>
        )}
        {isEditable && putBack && (
          <button type="button" className="f-button" onClick={putBack}>
            <Icon name="undo" size="small" />
            {translate('schemaForms.rows.putBack')}
          </button>
        )}
        <span className="f-hidden" role="status">
          {announced}
        </span>
      </div>
      {lines.length > 0 && (
        <>
          <SegmentStrip {...{ lines, trt, rate }} chosen={opened?.index} onOpen={(index) => setOpened({ index })} />
          <SegmentSums {...{ lines, trt, rate }} />
          <SegmentTable
            {...{ lines, keys, actions, label }}
            list={pointer}
            isEditable={isEditable && canMove}
            chosen={opened?.index}
            onOpen={(index) => setOpened({ index })}
            onDuplicate={canAdd ? duplicate : undefined}
          />
        </>
      )}
      {opened && (
        <SegmentDialog
          key={`${opened.index} ${opened.fresh?.id ?? ''}`}
          value={opened.fresh ? [...segmentsIn(value), opened.fresh] : value}
          index={opened.index}
          {...{ items, isEditable, now }}
          onDone={done}
        />
      )}
    </SegmentsSheet>
  )
}

/** The segments of a film or a program: strip and table of one list, each segment opened in a dialog. */
export const Segments = fieldRenderer(SegmentsInput, { Read: 'own', group: true, wide: true, container: true })
