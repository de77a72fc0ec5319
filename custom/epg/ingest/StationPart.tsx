import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ChannelPicker } from './ChannelPicker.tsx'
import type { StationWork } from './useStation.ts'

/** Refusals that are about the station, and stand at its field. */
const AT_STATION: readonly string[] = ['stationUnknown', 'feedUnreachable', 'running']

/** A station's feed, from a folder or an address that the operator has allowed. */
export function StationPart({ work }: { work: StationWork }) {
  const translate = useTranslate()
  const { station, setStation, channel, setChannel, start, setStart, error } = work
  const atField = error?.code !== undefined && AT_STATION.includes(error.code) ? error.code : undefined
  return (
    <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 2 }}>
      <TextField
        label={translate('ingestion.dialog.stationName')}
        value={station}
        onChange={({ target }) => setStation(target.value)}
        error={atField !== undefined}
        helperText={atField ? translate(`ingestion.dialog.why.${atField}`) : translate('ingestion.dialog.stationHelp')}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <ChannelPicker
        label={translate('ingestion.dialog.onlyChannel')}
        help={translate('ingestion.dialog.onlyChannelHelp')}
        value={channel}
        onChange={setChannel}
      />
      <TextField
        type="datetime-local"
        label={translate('ingestion.dialog.start')}
        helperText={translate('ingestion.dialog.startHelp')}
        value={start}
        onChange={({ target }) => setStart(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {error && !atField && <CallError error={error} />}
    </Box>
  )
}
