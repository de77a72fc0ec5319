import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useId, useRef } from 'react'
import type { InsertionConflict } from '#contract/rules/epg/insertionConflicts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { clockText } from '../model/airingWords.ts'
import type { AiringItem } from '../model/guideLane.ts'

type PinQuestionProps = {
  /** Whether the times are pinned, or given back to the feed. */
  isPinning: boolean
  range: TimeRange
  conflicts: readonly InsertionConflict<AiringItem>[]
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before the times of an airing are fixed: the insertion in UTC, and what runs at the same time (section 5). */
export function PinQuestion({ isPinning, range, conflicts, isBusy, onConfirm, onCancel }: PinQuestionProps) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const heading = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <Question
      role="group"
      aria-labelledby={heading}
      data-tone={conflicts.length > 0 ? 'warning' : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <h3 id={heading}>{translate(isPinning ? 'epg.pin.title' : 'epg.pin.follow')}</h3>
      <dl>
        <dt>{translate('epg.pin.insertion')}</dt>
        <dd>{translate('epg.pin.utc', { from: utcText(range.from), to: utcText(range.to) })}</dd>
      </dl>
      <p>
        <Icon name={conflicts.length > 0 ? 'triangle' : 'check'} size="small" />
        {translate(conflicts.length > 0 ? 'epg.pin.conflicts' : 'epg.pin.safe', { smart_count: conflicts.length })}
      </p>
      <ul>
        {conflicts.map(({ airing, from, to }) => (
          <li key={airing.key}>
            <b>{titleOf(airing.airing, language)}</b>{' '}
            {translate('epg.pin.both', {
              from: clockText(from, 'UTC'),
              to: clockText(to, 'UTC'),
              length: format.duration(to - from),
            })}
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button ref={confirm} variant="contained" size="small" disabled={isBusy} onClick={onConfirm}>
          {translate(conflicts.length > 0 ? 'epg.pin.anyway' : isPinning ? 'epg.panel.pin' : 'epg.panel.unpin')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {translate('actions.cancel')}
        </Button>
      </div>
    </Question>
  )
}

const utcText = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

const Question = styled('div')({
  margin: '0 16px 8px',
  padding: 12,
  borderRadius: 6,
  fontSize: 12,
  lineHeight: '18px',
  backgroundColor: 'var(--mui-palette-surface-selected)',
  '&[data-tone]': { backgroundColor: 'var(--mui-palette-status-warning-bg)' },
  '& h3': { margin: '0 0 4px', fontSize: 13 },
  '& dl': { margin: 0 },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& p': { display: 'flex', alignItems: 'center', gap: 6, margin: '6px 0' },
  '&[data-tone] p': { color: 'var(--mui-palette-status-warning-on)' },
  '& ul': { maxBlockSize: 120, overflow: 'auto' },
  '& .acts': { display: 'flex', gap: 8, marginBlockStart: 8 },
})
