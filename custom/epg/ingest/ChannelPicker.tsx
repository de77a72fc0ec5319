import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { channelWords } from '../model/channelWords.ts'

/** Channels that are offered; who looks for another one types on. */
const OFFERED = 25
/** The guide is asked for its channels alone: for a moment of it. */
const MOMENT = { start: '2000-01-01T00:00:00Z', end: '2000-01-01T00:00:01Z' }

type ChannelPickerProps = {
  label: string
  value: GuideChannel | undefined
  onChange: (channel: GuideChannel | undefined) => void
  help?: string
}

/** One of our channels, found by its name; nothing where the service has no guide to find it in. */
export function ChannelPicker({ label, value, onChange, help }: ChannelPickerProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { channels, setTerm } = useFoundChannels()
  if (!useServiceHas('guide')) return null
  return (
    <Autocomplete
      fullWidth
      options={channels}
      filterOptions={(rows) => rows}
      value={value ?? null}
      getOptionLabel={(channel) => channelWords(channel, language)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setTerm(reason === 'input' ? text : '')}
      onChange={(_event, channel) => onChange(channel ?? undefined)}
      noOptionsText={translate('epg.noMatch')}
      clearText={translate('actions.remove')}
      openText={label}
      closeText={translate('actions.close')}
      renderInput={({ InputProps, InputLabelProps, inputProps, ...rest }) => (
        <TextField
          {...rest}
          label={label}
          helperText={help}
          slotProps={{ input: InputProps, htmlInput: inputProps, inputLabel: InputLabelProps }}
        />
      )}
    />
  )
}

/** Channels by what is typed; those that stand first in the guide before anything is. */
export function useFoundChannels() {
  const { calls, product } = useConsole()
  const [typed, setTerm] = useState('')
  const term = useDeferredValue(typed.trim())
  const enabled = useServiceHas('guide')
  const { data } = useQuery({
    queryKey: ['epgChannels', product, term],
    enabled,
    queryFn: ({ signal }) =>
      calls.readEpg({ query: { ...MOMENT, pageSize: OFFERED, ...(term !== '' && { term }) }, signal }),
    placeholderData: keepPreviousData,
  })
  return { channels: (data?.rows ?? []).map(({ channel }) => channel), setTerm }
}
