import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgDryRun } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FeedNotes } from '../inbox/FeedNotes.tsx'
import { FeedTiming } from './FeedTiming.tsx'

/** What a feed holds and what it would ask of somebody, before anything is written. */
export function DryRun({ result }: { result: EpgDryRun }) {
  const translate = useTranslate()
  const format = useFormat()
  const { channels, programmes, matched, unmatched, start, end, notes, timing } = result
  const facts = [
    { key: 'channels', count: channels },
    { key: 'programmes', count: programmes },
    { key: 'matched', count: matched },
    { key: 'unmatched', count: unmatched },
  ]
  return (
    <Box role="status" aria-label={translate('ingestion.dryRun.label')}>
      <dl>
        {facts.map(({ key, count }) => (
          <div key={key} data-kind={key} data-zero={count === 0 || undefined}>
            <dd>{format.number(count)}</dd>
            <dt>{translate(`ingestion.dryRun.${key}`)}</dt>
          </div>
        ))}
      </dl>
      {start !== undefined && end !== undefined && (
        <p>{translate('ingestion.dryRun.span', { from: format.dateTime(start), to: format.dateTime(end) })}</p>
      )}
      {timing.length > 0 && <FeedTiming timing={timing} />}
      {notes.length > 0 && <FeedNotes notes={notes} />}
      <p>{translate(unmatched > 0 ? 'ingestion.dryRun.waits' : 'ingestion.dryRun.goes')}</p>
    </Box>
  )
}

const Box = styled('div')({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  borderRadius: 6,
  background: 'var(--mui-palette-surface-hover)',
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', margin: 0, paddingInline: 16 },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-zero] dd': { fontWeight: 400, color: 'var(--mui-palette-text-tertiary)' },
  '& [data-kind=unmatched]:not([data-zero]) dd': { color: 'var(--mui-palette-status-warning-on)' },
  '& dl > div': { display: 'flex', flexDirection: 'column' },
  '& dt': { order: 1, fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: 0, paddingInline: 16, fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
})
