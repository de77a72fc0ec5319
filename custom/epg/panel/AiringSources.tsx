import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { airingFields, shownFields, type AiringField } from '#contract/rules/epg/airingFields.ts'
import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { fieldText } from './fieldText.ts'
import type { AiringState } from './useAiringRecord.ts'

type AiringSourcesProps = {
  airing: AiringState
  zone: string
  /** Start of the airing: times of its day are told without the day. */
  from: number
  /** Pins a field as it stands, or gives it back to the feed. */
  onPin: (field: FeedField, isPinned: boolean) => void
}

/** What the feed says, what stands and what comes of it, of the fields that differ or are pinned; the rest on demand. */
export function AiringSources({ airing, zone, from, onPin }: AiringSourcesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  const { record, source, error, retry } = airing
  if (error) return <CallError error={error} onRetry={retry} />
  if (!record) return null
  const all = airingFields(record, source?.fields).filter(
    ({ source: said, current }) => (said ?? current) !== undefined,
  )
  const differing = shownFields(all)
  const rest = all.length - differing.length
  const text = (value: unknown) => fieldText(value, { translate, format, zone }, from)
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {translate('epg.panel.fields')}
        {source && <small>{translate('epg.panel.fedAt', { time: format.dateTime(source.at) })}</small>}
      </h3>
      {(isWhole ? all : differing).length > 0 && (
        <Fields>
          <thead>
            <tr>
              {['source', 'current', 'result'].map((column) => (
                <th key={column} scope="col">
                  {translate(`epg.panel.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {(isWhole ? all : differing).map((field) => (
            <FieldRows key={field.field} field={field} text={text} airing={airing} onPin={onPin} />
          ))}
        </Fields>
      )}
      {differing.length === 0 && (
        <div className="quiet">{translate(source ? 'epg.panel.asFed' : 'epg.panel.noFeed')}</div>
      )}
      {rest > 0 && (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'epg.panel.fewer' : 'epg.panel.same', { smart_count: rest })}
        </More>
      )}
    </section>
  )
}

type FieldRowsProps = Pick<AiringSourcesProps, 'airing' | 'onPin'> & {
  field: AiringField
  text: (value: unknown) => string
}

/** A field: its name with its pin, below it the three values. */
function FieldRows({ field: { field, source, current, result, isPinned }, text, airing, onPin }: FieldRowsProps) {
  const translate = useTranslate()
  const name = translate(`epg.fields.${field}`)
  const state = translate(isPinned ? 'epg.panel.isPinned' : 'epg.panel.follows')
  const canFollow = !isPinned || airing.source === undefined || source !== undefined
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <span>{name}</span>
          <PinButton
            type="button"
            data-pinned={isPinned || undefined}
            aria-label={`${state}, ${name}`}
            title={translate(isPinned ? 'epg.panel.unpin' : 'epg.panel.pin')}
            disabled={!airing.mayWrite || airing.isBusy || !canFollow}
            onClick={() => onPin(field, !isPinned)}
          >
            <Icon name={isPinned ? 'lock' : 'unlock'} size="small" />
            {state}
          </PinButton>
        </th>
      </tr>
      <tr>
        <td data-quiet>{text(source) || '–'}</td>
        <td>{text(current) || '–'}</td>
        <td data-result>{text(result) || '–'}</td>
      </tr>
    </tbody>
  )
}

const Fields = styled('table')({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: '4px 2px',
  marginInline: -4,
  fontSize: 12,
  lineHeight: '16px',
  '& thead th': { fontWeight: 400, textAlign: 'start', color: 'var(--mui-palette-text-secondary)', padding: '0 4px' },
  '& tbody th': { padding: '4px 4px 0', fontWeight: 400, textAlign: 'start' },
  '& tbody th > span': { lineHeight: '24px' },
  '& td': {
    padding: '6px 8px',
    borderRadius: 4,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& td[data-quiet]': { color: 'var(--mui-palette-text-secondary)' },
  '& td[data-result]': {
    fontWeight: 'var(--marquee-weight-600, 600)',
    backgroundColor: 'var(--mui-palette-surface-selected)',
  },
})

const PinButton = styled('button')({
  float: 'inline-end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: 'var(--mui-palette-text-secondary)',
  cursor: 'pointer',
  '&[data-pinned]': { color: 'var(--mui-palette-accent-text)' },
  '&:hover:not(:disabled)': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '&:disabled': { cursor: 'default' },
})

const More = styled('button')({
  marginBlockStart: 6,
  padding: 0,
  minBlockSize: 24,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  color: 'var(--mui-palette-accent-text)',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
})
