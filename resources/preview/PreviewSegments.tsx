import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { PreviewSection } from './PreviewSection.tsx'

const Strip = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  gap: 1,
  blockSize: 24,
  '& li': {
    minInlineSize: 3,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    fontSize: 10,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mui-palette-text-primary) 24%, transparent)',
  },
})

/** The pieces of the film in their proportion, each with letter and pattern beside its colour (looks section 5). */
export function PreviewSegments({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const format = useFormat()
  const { vars, palette } = useTheme()
  const pieces = (Array.isArray(record.sg) ? (record.sg as unknown[]) : []).filter(isObject).map((piece) => ({
    kind: Object.hasOwn(palette.segment, String(piece.seg_ty)) ? (piece.seg_ty as SegmentKey) : ('vod' as const),
    length: typeof piece.dur === 'number' ? Math.max(0, piece.dur) : 0,
  }))
  if (pieces.length === 0) return null
  const total = pieces.reduce((sum, { length }) => sum + length, 0)
  return (
    <PreviewSection
      title={translate('preview.segments')}
      note={translate('preview.segmentCount', { smart_count: pieces.length, length: format.duration(total) })}
    >
      <Strip>
        {pieces.map(({ kind, length }, at) => {
          const { fill, on } = vars.palette.segment[kind]
          const { letter, pattern } = palette.segment[kind]
          return (
            <li
              key={at}
              title={translate('preview.segment', { kind: letter, length: format.duration(length) })}
              style={{
                flexGrow: total > 0 ? length : 1,
                color: on,
                backgroundColor: fill,
                backgroundImage: segmentPattern(pattern, on),
              }}
            >
              {letter}
            </li>
          )
        })}
      </Strip>
    </PreviewSection>
  )
}
