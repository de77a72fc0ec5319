import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { EventIngestion } from '#contract/schemas/live/eventIngestion.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useTeamEvents } from './useTeamEvents.ts'

type TeamEventsDialogProps = { team: string; name: string; onClose: () => void }

/**
 * Takes in the events of a team and says how the last time stands: completed or cancelled offers the re-process,
 * otherwise it shows Processing (specification section 4).
 */
export function TeamEventsDialog({ team, name, onClose }: TeamEventsDialogProps) {
  const translate = useTranslate()
  const { timeZone } = useFormat().settings
  const { ingestion, isRunning, error, reload, start, cancel } = useTeamEvents(team, name)
  const [station, setStation] = useState('')
  const [from, setFrom] = useState('')
  const run = () => {
    // Typed as a wall reads it, where the reader is.
    const since = parseDate(from, timeZone)
    start.mutate({
      ...(station.trim() !== '' && { station: station.trim() }),
      ...(since !== undefined && { start: new Date(since).toISOString() }),
    })
  }
  const verb = isRunning ? 'processing' : ingestion ? 'reprocess' : 'ingest'
  return (
    <SharedDialog
      open
      title={translate('teamEvents.title', { team: name })}
      okLabel={translate(`teamEvents.${verb}`)}
      busy={isRunning || start.isPending}
      hasEdits={station !== '' || from !== ''}
      scope={{ page: 'cp_live', action: 'update' }}
      onOk={run}
      onClose={onClose}
    >
      <Fields>
        <TextField
          label={translate('teamEvents.station')}
          helperText={translate('teamEvents.stationText')}
          value={station}
          onChange={({ target }) => setStation(target.value)}
        />
        <TextField
          type="datetime-local"
          label={translate('teamEvents.start')}
          helperText={translate('teamEvents.startText')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {error && <CallError error={error} title={translate('teamEvents.unknown')} onRetry={reload} />}
        {ingestion && (
          <LastTime ingestion={ingestion}>
            {isRunning && (
              <Button size="small" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
                {translate('teamEvents.cancel')}
              </Button>
            )}
          </LastTime>
        )}
      </Fields>
    </SharedDialog>
  )
}

function LastTime({ ingestion, children }: { ingestion: EventIngestion; children: ReactNode }) {
  const translate = useTranslate()
  const format = useFormat()
  const { status, count, success, failure, message } = ingestion
  return (
    <div role="status">
      <b>{translate('teamEvents.last')}</b>
      <p>
        {translate(`teamEvents.state.${status}`)},{' '}
        {translate('teamEvents.done', { success: format.number(success), count: format.number(count) })}
        {failure > 0 && `, ${translate('teamEvents.failed', { failure: format.number(failure) })}`}
        {message !== undefined && `. ${message}`}
      </p>
      {children}
    </div>
  )
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  '& p': { margin: '2px 0 6px', fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
})
