import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { readAddress } from '#contract/rules/geo/address.ts'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'

type AddressFieldProps = {
  /** The country of an address that was typed whole. */
  onPlaced: (country: string | undefined) => void
}

/** The address of a viewer, which the ranges of the geo override put into a country as they do for real viewers. */
export function AddressField({ onPlaced }: AddressFieldProps) {
  const translate = useTranslate()
  const format = useFormat()
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
  const tell = useEffectEvent(onPlaced)
  useEffect(() => {
    if (data && address !== undefined) tell(data.ranges[0]?.country)
  }, [data, address])
  if (!has) return null
  const said = () => {
    if (isWrong || error) return translate(`viewerPlace.${isWrong ? 'wrong' : 'failed'}`)
    if (address !== typed || !data) return ' '
    const country = data.ranges[0]?.country
    return country === undefined
      ? translate('viewerPlace.none')
      : translate('viewerPlace.in', { country: format.country(country) })
  }
  return (
    <TextField
      fullWidth
      label={translate('viewerPlace.label')}
      placeholder="175.137.20.8"
      value={text}
      error={isWrong}
      helperText={said()}
      slotProps={{
        htmlInput: { spellCheck: false, autoComplete: 'off', maxLength: 60 },
        formHelperText: { role: 'status' },
      }}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
