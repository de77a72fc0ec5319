import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Oddities of a feed that cost one programme at most: each with how often, and the first lines where it stands. */
export function FeedNotes({ notes }: Pick<EpgIngestion, 'notes'>) {
  const translate = useTranslate()
  const format = useFormat()
  const total = notes.reduce((sum, { count }) => sum + count, 0)
  const placeOf = ({ count, line, lines = [] }: EpgIngestion['notes'][number]) => {
    if (lines.length === 0) return translate('ingestion.firstLine', { line: format.number(line) })
    const more = count - lines.length
    const values = { smart_count: lines.length, lines: lines.map((one) => format.number(one)).join(', ') }
    return translate(more > 0 ? 'ingestion.moreLines' : 'ingestion.lines', { ...values, count: format.number(more) })
  }
  return (
    <Details>
      <summary>{translate('ingestion.noticed', { smart_count: total, count: format.number(total) })}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note.code}>
            <b>{format.number(note.count)}</b> {translate(`ingestion.notes.${note.code}`, { _: note.code })}
            <span>{placeOf(note)}</span>
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
