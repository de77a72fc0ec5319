import { isObject } from '#contract/rules/diff/json.ts'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { durationText } from '../dates/durationText.ts'
import { parentPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { TableList } from '../lists/TableList.tsx'
import { asList } from '../parts/asList.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { itemsOf } from '../schema/itemsOf.ts'

type Piece = { kind: string; length: number }

const piecesOf = (value: unknown): Piece[] =>
  asList(value).map((row) => ({
    kind: isObject(row) && typeof row.seg_ty === 'string' ? row.seg_ty : 'vod',
    length: isObject(row) && typeof row.dur === 'number' ? Math.max(0, row.dur) : 0,
  }))

/** The pieces in their proportion, each with letter and pattern: colour alone says nothing (looks section 5). */
function Strip({ pieces }: { pieces: readonly Piece[] }) {
  const { vars, palette } = useTheme()
  const looks = palette.segment
  const lookOf = (kind: string): SegmentKey => (Object.hasOwn(looks, kind) ? (kind as SegmentKey) : 'vod')
  return (
    <div className="f-strip" aria-hidden="true">
      {pieces.map(({ kind, length }, index) => {
        const key = lookOf(kind)
        return (
          <span
            key={index}
            style={{
              flexGrow: length,
              color: vars.palette.segment[key].on,
              backgroundColor: vars.palette.segment[key].fill,
              backgroundImage: segmentPattern(looks[key].pattern, vars.palette.segment[key].on),
            }}
          >
            {looks[key].letter}
          </span>
        )
      })}
    </div>
  )
}

/** Where a segment starts in the whole: the lengths before it, which nobody types. */
function StartCell({ row }: { row: Pointer }) {
  const list = parentPointer(row)
  const index = Number(row.slice(list.length + 1))
  const select = useCallback(
    (value: unknown) =>
      piecesOf(value)
        .slice(0, index)
        .reduce((sum, piece) => sum + piece.length, 0),
    [index],
  )
  return <span className="f-read f-number">{durationText(useSelected(list, select))}</span>
}

const startCell = (row: Pointer) => <StartCell row={row} />

function SegmentsInput(control: ControlProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { schema: root } = useForm()
  const pieces = useSelected(control.pointer, piecesOf)
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const breaks = pieces.filter(({ kind }) => kind === 'ad').length
  return (
    <>
      {pieces.length > 0 && <Strip pieces={pieces} />}
      <TableList
        control={control}
        items={itemsOf(control.schema, root) ?? {}}
        extra={{ head: translate('forms.segments.startsAt'), cell: startCell }}
        foot={
          pieces.length > 0 && (
            <span className="f-sum" title={format.duration(total)}>
              {translate('forms.segments.sum', { length: durationText(total), smart_count: breaks })}
            </span>
          )
        }
      />
    </>
  )
}

/** The pieces of a film and its ad breaks, with a strip that shows their proportions. */
export const Segments = fieldRenderer(SegmentsInput, { Read: 'own', group: true, wide: true, container: true })
