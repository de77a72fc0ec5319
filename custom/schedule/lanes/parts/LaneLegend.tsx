import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { useKindLook } from '../../parts/KindSwatch.tsx'

const KINDS: readonly SegmentKey[] = ['vod', 'ad', 'bumper', 'filler', 'promo', 'ratingcard', 'expired']

/** What colours, letters and dashes mean. */
export const LaneLegend = memo(function LaneLegend({ hasGhosts, hasLoop }: { hasGhosts: boolean; hasLoop: boolean }) {
  const translate = useTranslate()
  return (
    <Line>
      {KINDS.map((kind) => (
        <span key={kind}>
          <Swatch kind={kind} />
          {translate(kind === 'expired' ? 'segments.sums.expired' : `schedule.kinds.${kind}`)}
        </span>
      ))}
      <span className="end">
        {hasLoop && (
          <span>
            <i className="dashes loop" />
            {translate('scheduleLanes.loopTurns')}
          </span>
        )}
        {hasGhosts && (
          <span>
            <i className="dashes" />
            {translate('scheduleLanes.liveNow')}
          </span>
        )}
      </span>
    </Line>
  )
})

function Swatch({ kind }: { kind: SegmentKey }) {
  const { letter, style } = useKindLook(kind)
  return (
    <i aria-hidden className="swatch" style={style}>
      {letter}
    </i>
  )
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  flex: 'none',
  minBlockSize: 28,
  paddingInlineStart: 96,
  overflow: 'hidden',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .end': { marginInlineStart: 'auto', gap: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& .swatch': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 16,
    blockSize: 14,
    borderRadius: 2,
    fontSize: 10,
    fontStyle: 'normal',
    fontWeight: 700,
    lineHeight: 1,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
  },
  '& .dashes': { inlineSize: 24, blockSize: 8, borderRadius: 2, border: '1px dashed var(--mui-palette-line-outline)' },
  '& .dashes.loop': { borderStyle: 'dotted', blockSize: 12 },
})
