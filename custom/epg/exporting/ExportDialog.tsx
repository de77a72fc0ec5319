import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useLocale, useTranslate } from 'ra-core'
import { useId } from 'react'
import { FEED_FORMATS } from '#contract/values/ingestion.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFoundChannels } from '../ingest/ChannelPicker.tsx'
import { channelWords } from '../model/channelWords.ts'
import type { ChannelFilter } from '../model/guideView.ts'
import { useGuideExport } from './useGuideExport.ts'

type ExportDialogProps = {
  /** The day that is looked at, and the zone of the guide. */
  day: string
  zone: string
  filter: ChannelFilter
  /** Channels that the filter shows; undefined until they are counted. */
  total: number | undefined
  onClose: () => void
}

const WHICH = ['shown', 'chosen'] as const

/** Gives the guide out: of which channels, from which day to which, as XMLTV or as a table. */
export function ExportDialog({ day, zone, filter, total, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const ids = { which: useId(), format: useId() }
  const { channels, setTerm } = useFoundChannels()
  const work = useGuideExport({ day, zone, filter, total, onDone: onClose })
  const { choices, change, notYet } = work
  return (
    <SharedDialog
      open
      title={translate('ingestion.export.title')}
      maxWidth="xs"
      okLabel={translate('ingestion.export.start')}
      busy={work.isBusy}
      {...(notYet && { notYet: translate(`ingestion.export.${notYet.key}`, { most: format.number(notYet.most) }) })}
      onOk={work.send}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 1 }}>
        <div>
          <FormLabel id={ids.which}>{translate('ingestion.export.which')}</FormLabel>
          <RadioGroup
            aria-labelledby={ids.which}
            value={choices.which}
            onChange={(_event, value) => change({ which: WHICH.find((one) => one === value) ?? 'shown' })}
          >
            <FormControlLabel
              value="shown"
              control={<Radio size="small" />}
              label={translate('ingestion.export.shown', { smart_count: total ?? 0, count: format.number(total ?? 0) })}
            />
            <FormControlLabel
              value="chosen"
              control={<Radio size="small" />}
              label={translate('ingestion.export.chosen')}
            />
          </RadioGroup>
          {choices.which === 'chosen' && (
            <Autocomplete
              multiple
              disableCloseOnSelect
              options={channels}
              filterOptions={(rows) => rows}
              value={[...choices.channels]}
              getOptionLabel={(channel) => channelWords(channel, language)}
              getOptionKey={({ id }) => id}
              isOptionEqualToValue={(one, other) => one.id === other.id}
              onInputChange={(_event, text, reason) => reason !== 'reset' && setTerm(text)}
              onChange={(_event, chosen) => change({ channels: chosen })}
              noOptionsText={translate('epg.noMatch')}
              clearText={translate('actions.remove')}
              openText={translate('ingestion.export.channels')}
              closeText={translate('actions.close')}
              renderInput={({ InputProps, InputLabelProps, inputProps, ...rest }) => (
                <TextField
                  {...rest}
                  label={translate('ingestion.export.channels')}
                  slotProps={{ input: InputProps, htmlInput: inputProps, inputLabel: InputLabelProps }}
                />
              )}
            />
          )}
        </div>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={translate(`ingestion.export.${end}`)}
              value={choices[end]}
              onChange={({ target }) => change({ [end]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
        <div>
          <FormLabel id={ids.format}>{translate('ingestion.export.format')}</FormLabel>
          <RadioGroup
            aria-labelledby={ids.format}
            value={choices.format}
            onChange={(_event, value) => change({ format: FEED_FORMATS.find((one) => one === value) ?? 'xmltv' })}
          >
            {FEED_FORMATS.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio size="small" />}
                label={translate(`ingestion.export.formats.${one}`)}
              />
            ))}
          </RadioGroup>
        </div>
        {work.error ? <CallError error={work.error} /> : null}
      </Box>
    </SharedDialog>
  )
}
