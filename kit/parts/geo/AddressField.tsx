import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { readAddress } from '#contract/rules/geo/address.ts'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'

/** Where an address is said to be: its country's code, or that no range holds it. */
type Placed = { country: string | undefined }

type AddressFieldProps = {
  label: string
  /** What is said below: that the text is no address, that it could not be asked, where it is; nothing so far. */
  say: (found: 'wrong' | 'failed' | Placed | undefined) => string
  /** The country of an address that was typed whole. */
  onPlaced: (country: string | undefined) => void
}

/** The address of a viewer, which the ranges of the geo override put into a country as they do for real viewers. */
export function AddressField({ label, say, onPlaced }: AddressFieldProps) {
  const { calls } = useConsole()
  const has = useServiceHas('geo')
  const [text, setText] = useState('')
  const typed = text.trim()
  const isWrong = typed !== '' && readAddress(typed) === undefined
  const address = useDeferredValue(isWrong || typed === '' ? undefined : typed)
  const { data, error } = useQuery({
    queryKey: ['geoTest', address],
    enabled: address !== undefined,
    retry: false,
    queryFn: ({ signal }) => calls.testGeoAddress({ query: { address: address ?? '' }, signal }),
  })
  const placed = address === typed && data ? { country: data.ranges[0]?.country } : undefined
  const tell = useEffectEvent(onPlaced)
  useEffect(() => {
    if (data && address !== undefined) tell(data.ranges[0]?.country)
  }, [data, address])
  if (!has) return null
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      placeholder="175.137.20.8"
      value={text}
      error={isWrong}
      helperText={say(isWrong ? 'wrong' : error ? 'failed' : placed) || ' '}
      slotProps={{
        htmlInput: { spellCheck: false, autoComplete: 'off', maxLength: 60 },
        formHelperText: { role: 'status' },
      }}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
