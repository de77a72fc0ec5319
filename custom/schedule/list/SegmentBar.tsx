import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { StripPiece } from '../lanes/model/stripPieces.ts'
import { stripImage } from '../lanes/parts/stripImage.ts'

/** What plays as a thin strip, its pieces in proportion and the breaks in their colours; heard as number and length. */
export function SegmentBar({ pieces, dur }: { pieces: readonly StripPiece[]; dur: number }) {
  const translate = useTranslate()
  const { duration } = useFormat()
  const label = translate('epg.panel.segments', { smart_count: pieces.length, length: duration(dur) })
  return <Bar role="img" aria-label={label} style={{ backgroundImage: stripImage(pieces) }} />
}

const Bar = styled('div')({
  '--strip-vod': 'var(--mui-palette-line-outline)',
  blockSize: 8,
  inlineSize: '100%',
  borderRadius: 1,
  direction: 'ltr',
})
