import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { useRefusalWords } from '../ingest/useRefusalWords.ts'
import { FeedNotes } from './FeedNotes.tsx'
import { useIngestionActs } from './useIngestionActs.ts'

type IngestionStateProps = {
  ingestion: EpgIngestion
  onFollow: (id: string) => void
  onIngest: (feed?: string) => void
}

/** How far it has come, why it failed, or what was odd in the feed; nothing where all is in order. */
export function IngestionState({ ingestion, onFollow, onIngest }: IngestionStateProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { status, count, success, failure, notes, closed, undo } = ingestion
  if (isInFlight(status)) {
    const done = success + failure
    return (
      <Line role="status">
        <span>
          {count === 0
            ? translate('ingestion.reading')
            : translate('ingestion.written', { done: format.number(done), count: format.number(count) })}
        </span>
        <Meter share={count === 0 ? 0 : done / count} label={translate('ingestion.progress')} />
      </Line>
    )
  }
  return (
    <>
      {status === 'failed' && <Failed ingestion={ingestion} onFollow={onFollow} onIngest={onIngest} />}
      {undo && <Line role="status">{undoneWords(undo, translate, format.number)}</Line>}
      {closed && !undo && <Line>{translate('ingestion.state.closedText')}</Line>}
      {status === 'inactive' && <Line>{translate('ingestion.state.cancelledText')}</Line>}
      {notes.length > 0 && <FeedNotes notes={notes} />}
    </>
  )
}

/** How far it is taken back; what was changed since is not. */
function undoneWords(
  { status, success, failure }: NonNullable<EpgIngestion['undo']>,
  translate: (key: string, values?: Record<string, unknown>) => string,
  number: (value: number) => string,
): string {
  if (isInFlight(status)) return translate('ingestion.state.undoing')
  const gone = translate('ingestion.state.undoneText', { smart_count: success, count: number(success) })
  if (failure === 0) return gone
  return `${gone} ${translate('ingestion.state.undoneRest', { smart_count: failure, count: number(failure) })}`
}

function Failed({ ingestion, onFollow, onIngest }: IngestionStateProps) {
  const translate = useTranslate()
  const format = useFormat()
  const refusal = useRefusalWords()
  const { retry } = useIngestionActs(ingestion, onFollow)
  const { title, code, message, success, failure, station, programmes } = ingestion
  const isPart = programmes > 0
  return (
    <ErrorState
      title={translate(isPart ? 'ingestion.failedPart' : 'ingestion.failed', {
        title,
        smart_count: failure,
        count: format.number(failure),
      })}
      errors={code === undefined ? [] : [{ code, description: message ?? '' }]}
      actions={
        isPart || station !== undefined ? (
          <Button size="small" variant="contained" loading={retry.isPending} onClick={() => retry.mutate()}>
            {translate('actions.tryAgain')}
          </Button>
        ) : (
          <Button size="small" variant="contained" onClick={() => onIngest(title)}>
            {translate('ingestion.acts.again')}
          </Button>
        )
      }
    >
      {isPart
        ? translate('ingestion.partKept', { smart_count: success, count: format.number(success) })
        : `${refusal(ingestion)} ${translate('ingestion.nothingChanged')}`}
    </ErrorState>
  )
}

const Line = styled('div')({
  flex: 'none',
  display: 'grid',
  gap: 6,
  padding: '0 16px 12px',
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-secondary)',
})
