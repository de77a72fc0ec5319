import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useSchedulePath } from '#kit/parts/routes/useSchedulePath.ts'
import type { ChannelCopy } from '../model/channelCopy.ts'
import { headOf } from '../panels/warningWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { FitReport } from './FitReport.tsx'
import type { ChannelOutcome } from './useCopyToChannels.ts'
import type { TargetChannel } from './useTargetChannels.ts'

type ChannelReportProps = {
  target: TargetChannel
  /** What copying would come to there; undefined while its days are read. */
  copy: ChannelCopy | undefined
  outcome: ChannelOutcome | undefined
  /** The first day that is copied. */
  day: string
}

/** One channel of several: what fits there, what does not and why, which warnings come, and what became of it. */
export function ChannelReport({ target, copy, outcome, day }: ChannelReportProps) {
  const { translate, format } = useScheduleWords()
  const schedulePath = useSchedulePath()
  const isSaved = outcome?.state === 'saved'
  const path = schedulePath(target, day)
  const names = (copy?.warnings ?? []).map((code) => translate(headOf(code)))
  return (
    <Report aria-label={target.name}>
      <h3>
        <span>{target.name}</span>
        {outcome && (
          <small role="status" data-tone={outcome.state}>
            {translate(`scheduleCopy.channels.${outcome.state}`)}
          </small>
        )}
      </h3>
      {outcome?.state === 'failed' && <p data-tone="failed">{refusalOf(outcome.error, translate)}</p>}
      {isSaved && path && <Link to={path}>{translate('scheduleCopy.channels.open')}</Link>}
      {!copy && <p>{target.error ? refusalOf(target.error, translate) : translate('scheduleCopy.channels.reading')}</p>}
      {copy && target.schedule && !isSaved && (
        <>
          {copy.airings.length > 0 && (
            <FitReport applied={copy.applied} airings={copy.airings} schedule={target.schedule} />
          )}
          {copy.failing > 0 && <p>{translate('scheduleCopy.channels.failing', { smart_count: copy.failing })}</p>}
          {names.length > 0 && <p>{translate('scheduleLanes.question.warnings', { warnings: format.list(names) })}</p>}
        </>
      )}
    </Report>
  )
}

function refusalOf(error: unknown, translate: (key: string, values?: Record<string, unknown>) => string): string {
  const message = errorMessage(error)
  return message ? translate(message.key, { ...message.values, _: message.text ?? message.key }) : ''
}

const Report = styled('section')({
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  paddingBlockStart: 8,
  fontSize: 12,
  lineHeight: '18px',
  '& > h3': { display: 'flex', gap: 8, justifyContent: 'space-between', alignItems: 'baseline' },
  '& h3 > small': { fontSize: 12, fontWeight: 400 },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& [data-tone=saved]': { color: 'var(--mui-palette-status-published-on)' },
  '& [data-tone=failed]': { color: 'var(--mui-palette-status-error-on)' },
})
