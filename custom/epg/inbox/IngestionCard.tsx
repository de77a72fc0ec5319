import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { isShiftOpen, wantsDecision } from './model/inboxView.ts'
import { useRefusalWords } from '../ingest/useRefusalWords.ts'

/** The same five counts in the same places; pins stand last. */
const TALLY = ['new', 'changed', 'moved', 'vanished', 'conflict'] as const

type IngestionCardProps = { ingestion: EpgIngestion; isChosen: boolean; isStop: boolean; onChoose: () => void }

/** One ingestion: where from, when, how much, and the same five counts in the same places (looks section 10). */
export function IngestionCard({ ingestion, isChosen, isStop, onChoose }: IngestionCardProps) {
  const format = useFormat()
  const { title, ct } = ingestion
  const isToday = format.daysUntil(ct) === 0
  return (
    <Card type="button" data-card tabIndex={isStop ? 0 : -1} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className="head">
        <Mark ingestion={ingestion} />
        <b title={title}>{title}</b>
        <time dateTime={ct} title={format.dateTime(ct)}>
          {isToday ? format.time(ct) : format.dateTime(ct)}
        </time>
      </span>
      <Body ingestion={ingestion} />
    </Card>
  )
}

/** A sign for what is not merely there: it failed, looks shifted, or nothing of it is left to decide. */
function Mark({ ingestion }: { ingestion: EpgIngestion }) {
  if (ingestion.status === 'failed') return <Icon name="octagon" size="small" className="bad" />
  if (isShiftOpen(ingestion)) return <Icon name="triangle" size="small" className="look" />
  if (wantsDecision(ingestion) || isInFlight(ingestion.status)) return null
  return <Icon name="check" size="small" className="fine" />
}

function Body({ ingestion }: { ingestion: EpgIngestion }) {
  const translate = useTranslate()
  const format = useFormat()
  const refusal = useRefusalWords()
  const { status, channels, programmes, count, success, failure, closed, undo, tally } = ingestion
  const size = [
    translate('ingestion.channels', { smart_count: channels, count: format.number(channels) }),
    translate('ingestion.programmes', { smart_count: programmes, count: format.number(programmes) }),
  ].join(', ')
  if (isInFlight(status)) {
    const share = count === 0 ? 0 : (success + failure) / count
    return (
      <>
        <span className="size">
          {count === 0
            ? translate('ingestion.reading')
            : translate('ingestion.writing', { share: format.percent(share) })}
        </span>
        <Meter share={share} label={translate('ingestion.progress')} height={2} />
      </>
    )
  }
  if (status === 'failed' && programmes === 0)
    return (
      <span className="size">
        <span className="failed">{refusal(ingestion)}</span> {translate('ingestion.nothingChanged')}
      </span>
    )
  if (closed || status === 'inactive')
    return (
      <span className="size">
        {size}. {translate(`ingestion.state.${undo ? 'undone' : status === 'inactive' ? 'cancelled' : 'closed'}`)}
      </span>
    )
  return (
    <>
      <span className="size">{size}</span>
      <span className="tally">
        {TALLY.map((kind) => (
          <span key={kind} data-zero={tally[kind] === 0 || undefined} data-kind={kind}>
            <b>{format.number(tally[kind])}</b>{' '}
            <i title={translate(`ingestion.tally.${kind}`)}>{translate(`ingestion.tally.${kind}`)}</i>
          </span>
        ))}
      </span>
    </>
  )
}

const Card = styled('button')({
  display: 'block',
  inlineSize: '100%',
  padding: '12px 16px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  '&:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '&[aria-current]': { backgroundColor: 'var(--mui-palette-surface-selected)' },
  '&:focus-visible': focusRing('inside'),
  '& .head': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .head b': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'var(--marquee-weight-600)',
  },
  '& time, & .size': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
  '& time': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& .size': { display: 'block', marginBlock: '2px 4px' },
  '& .failed': { color: 'var(--mui-palette-status-error-on)' },
  '& .bad': { color: 'var(--mui-palette-status-error-on)' },
  '& .look': { color: 'var(--mui-palette-status-warning-solid)' },
  '& .fine': { color: 'var(--mui-palette-status-published-solid)' },
  '& .tally': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, auto))',
    justifyContent: 'space-between',
    columnGap: 6,
    // Its words need twice the room: two lines of counts, none of them cut.
    '&:lang(ta)': { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: 4 },
  },
  '& .tally span': {
    minInlineSize: 0,
    fontSize: 11,
    lineHeight: '14px',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .tally i': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontStyle: 'normal',
    '&:lang(ta)': { fontSize: 10.5, lineHeight: '18px' },
  },
  '& .tally b': {
    display: 'block',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 'var(--marquee-weight-600)',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-primary)',
  },
  '& .tally [data-zero] b': { fontWeight: 400, color: 'var(--mui-palette-text-tertiary)' },
  '& .tally [data-kind=conflict]:not([data-zero]) b': { color: 'var(--mui-palette-status-error-on)' },
})
