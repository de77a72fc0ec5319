import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { readAddress } from '#contract/rules/geo/address.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCountries } from '../useCountries.ts'

/** Where an address is said to be, and by which range; ranges around that one are named, too. */
export function TestAddress() {
  const translate = useTranslate()
  const { calls } = useConsole()
  const countries = useCountries()
  const [text, setText] = useState('')
  const typed = text.trim()
  const address = useDeferredValue(readAddress(typed) === undefined ? undefined : typed)
  const { data, error, refetch } = useQuery({
    queryKey: ['geoTest', address],
    enabled: address !== undefined,
    queryFn: ({ signal }) => calls.testGeoAddress({ query: { address: address ?? '' }, signal }),
  })
  const isWrong = typed !== '' && readAddress(typed) === undefined
  const [first, ...around] = data?.ranges ?? []
  return (
    <section>
      <h2>{translate('geo.test')}</h2>
      <TextField
        size="small"
        fullWidth
        hiddenLabel
        placeholder="175.137.20.8"
        value={text}
        error={isWrong}
        helperText={isWrong ? translate('geo.problem.notAddress') : ' '}
        slotProps={{
          htmlInput: { 'aria-label': translate('geo.test'), spellCheck: false, autoComplete: 'off', maxLength: 60 },
        }}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <CallError error={error} onRetry={() => void refetch()} />}
      <div role="status">
        {address !== undefined && data && (
          <>
            <p className="said">
              {first ? (
                <>
                  <span className="good">
                    <Icon name="check" size="small" /> {countries.nameOf(first.country)}
                  </span>
                  <span className="quiet">{translate('geo.testBy', { ip: first.ip })}</span>
                </>
              ) : (
                <span className="quiet">{translate('geo.testNone')}</span>
              )}
            </p>
            {around.map(({ ip, country }) => (
              <p key={ip} className="said quiet">
                <code>{ip}</code> {countries.nameOf(country)}
              </p>
            ))}
          </>
        )}
      </div>
    </section>
  )
}
