import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Oddities of a feed that cost nothing: each with how often, and the first line where it stands. */
export function FeedNotes({ notes }: Pick<EpgIngestion, 'notes'>) {
  const translate = useTranslate()
  const format = useFormat()
  const total = notes.reduce((sum, { count }) => sum + count, 0)
  return (
    <Details>
      <summary>{translate('ingestion.noticed', { smart_count: total, count: format.number(total) })}</summary>
      <ul>
        {notes.map(({ code, count, line }) => (
          <li key={code}>
            <b>{format.number(count)}</b> {translate(`ingestion.notes.${code}`, { _: code })}
            <span>{translate('ingestion.firstLine', { line: format.number(line) })}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}

const Details = styled('details')({
  flex: 'none',
  paddingInline: 16,
  marginBlockEnd: 8,
  fontSize: 12,
  lineHeight: '20px',
  color: 'var(--mui-palette-text-secondary)',
  '& summary': { cursor: 'pointer', inlineSize: 'fit-content', borderRadius: 2 },
  '& summary:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
  '& ul': { listStyle: 'none', margin: '4px 0 0', padding: 0, display: 'grid', gap: 2 },
  '& li > b': {
    display: 'inline-block',
    minInlineSize: 48,
    textAlign: 'end',
    marginInlineEnd: 6,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-primary)',
  },
  '& li > span': { marginInlineStart: 8, color: 'var(--mui-palette-text-tertiary)' },
})
