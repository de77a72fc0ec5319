import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { SegmentLine } from './useSegmentList.ts'

const MINUTE_MS = 60_000
/** Lengths that channels plan in, in minutes. */
const SLOTS = [5, 10, 15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240]

type SegmentSumsProps = { lines: readonly SegmentLine[]; trt: number; rate: FrameRate }

/** What each kind of segment takes, and by how much the whole misses the length that it is made for. */
export function SegmentSums({ lines, trt, rate }: SegmentSumsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [chosen, setChosen] = useState<number>()
  const fitting = SLOTS.find((minutes) => minutes * MINUTE_MS >= trt) ?? SLOTS.at(-1) ?? 0
  const target = chosen ?? fitting
  const left = target * MINUTE_MS - trt
  const time = (ms: number) => timecodeOf(framesOf(Math.abs(ms), rate), rate)
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  return (
    <Sums>
      {[...byKind].map(([kind, own]) => (
        <span key={kind}>
          {translate(`segments.sums.${kind}`)} <b>{time(own.reduce((sum, { placed }) => sum + placed.dur, 0))}</b>
        </span>
      ))}
      <span>
        {translate('segments.sums.whole')} <b>{time(trt)}</b>
      </span>
      <label>
        {translate('segments.sums.target')}
        <select value={target} onChange={(event) => setChosen(Number(event.target.value))}>
          {SLOTS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {format.duration(minutes * MINUTE_MS)}
            </option>
          ))}
        </select>
      </label>
      <span role="status" data-over={left < 0 || undefined}>
        {left === 0
          ? translate('segments.sums.fits')
          : translate(left > 0 ? 'segments.sums.left' : 'segments.sums.over', { length: time(left) })}
      </span>
    </Sums>
  )
}

const Sums = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  color: vars.palette.text.secondary,
  '& b': { color: vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
  '& label': { display: 'flex', alignItems: 'center', gap: 6, marginInlineStart: 'auto' },
  '& select': {
    ...typography.meta,
    minBlockSize: 24,
    paddingInline: 4,
    borderRadius: 4,
    border: `1px solid ${vars.palette.line.edge}`,
    backgroundColor: vars.palette.surface.well,
    color: vars.palette.text.primary,
  },
  '& [data-over]': { color: vars.palette.status.warning.on },
}))
