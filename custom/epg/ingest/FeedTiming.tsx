import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgDryRun } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Gaps, overlaps and programmes without length of a feed: how many, on how many channels, and the first few by name. */
export function FeedTiming({ timing }: Pick<EpgDryRun, 'timing'>) {
  const translate = useTranslate()
  const format = useFormat()
  const counted = (key: string, count: number) =>
    translate(`ingestion.dryRun.timing.${key}`, { smart_count: count, count: format.number(count) })
  return (
    <List aria-label={translate('ingestion.dryRun.timing.label')}>
      {timing.map(({ kind, count, channels, first }) => (
        <li key={kind}>
          <b>{counted(kind, count)}</b> {counted('on', channels)}
          <ul>
            {first.map(({ channel, start, end, title, after = '', line }) => (
              <li key={`${line} ${start}`}>
                {translate(`ingestion.dryRun.timing.first.${kind}`, {
                  ...{ channel, title, after, line: format.number(line) },
                  ...{ from: format.dateTime(start), to: format.dateTime(end) },
                })}
              </li>
            ))}
            {count > first.length && <li aria-hidden>…</li>}
          </ul>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  paddingInline: 16,
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-secondary)',
  '& b': { color: 'var(--mui-palette-status-warning-on)', fontVariantNumeric: 'tabular-nums' },
  '& ul': { listStyle: 'none', margin: '2px 0 0', paddingInlineStart: 12 },
  '& ul li': { overflowWrap: 'anywhere' },
})
