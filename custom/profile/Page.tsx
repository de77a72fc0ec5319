import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled, useColorScheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { DATE_FORMATS } from '#contract/rules/dates/displayDate.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { Preferences } from '#kit/context/PreferencesContext.ts'
import { usePreferences } from '#kit/context/PreferencesContext.ts'
import { useNotice } from '#kit/dialogs/useNotice.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { ownNameOf } from '#kit/i18n/languages.ts'

const Screen = styled('div')({ padding: 20, display: 'grid', gap: 28, maxInlineSize: 560 })
const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '140px 1fr',
  gap: '6px 12px',
  '& dt': { color: 'var(--mui-palette-text-tertiary)' },
  '& dd': { margin: 0 },
})
const Heading = styled('h2')({
  margin: 0,
  marginBlockEnd: 12,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
})
const Fields = styled('div')({ display: 'grid', gap: 16 })

/** My Profile: who is signed in, and the preferences: language, date format, time zone, dark or light. */
export function Page() {
  const translate = useTranslate()
  const notice = useNotice()
  const format = useFormat()
  const { actor, products } = useConsole()
  const { preferences, change } = usePreferences()
  const { mode, setMode } = useColorScheme()
  const set = (part: Partial<Preferences>) =>
    void change(part).then(() => notice('success', 'success.preferencesUpdated'))
  return (
    <Screen>
      <section>
        <Heading>{actor.name}</Heading>
        <Facts>
          <dt>{translate('settings.username')}</dt>
          <dd>{actor.username}</dd>
          <dt>{translate('settings.roles')}</dt>
          <dd>{actor.roles.join(', ') || translate('settings.noRoles')}</dd>
          <dt>{translate('settings.products')}</dt>
          <dd>{products.map((product) => product.n).join(', ')}</dd>
        </Facts>
      </section>
      <section>
        <Heading>{translate('settings.preferences')}</Heading>
        <Fields>
          <Choice
            label={translate('settings.language')}
            value={preferences.language}
            onValue={(language) => set({ language })}
            options={LANGUAGES.map((one) => [one, ownNameOf(one)])}
          />
          <Choice
            label={translate('settings.dateFormat')}
            value={preferences.dateFormat}
            onValue={(dateFormat) => set({ dateFormat })}
            options={DATE_FORMATS.map((one) => [one, one])}
            note={format.dateTime(format.now())}
          />
          <Choice
            label={translate('settings.timeZone')}
            value={preferences.timeZone}
            onValue={(timeZone) => set({ timeZone })}
            options={zones().map((one) => [one, one])}
            note={format.zoneLabel()}
          />
          <Choice
            label={translate('settings.theme')}
            value={mode ?? 'dark'}
            onValue={setMode}
            options={(['dark', 'light', 'system'] as const).map((one) => [one, translate(`settings.scheme.${one}`)])}
          />
        </Fields>
      </section>
    </Screen>
  )
}

function zones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, ReactNode])[]
  onValue: (value: Value) => void
  note?: string
}

function Choice<Value extends string>({ label, value, options, onValue, note }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <Select
        labelId={id}
        value={value}
        onChange={(event) => onValue(event.target.value as Value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
      >
        {options.map(([key, words]) => (
          <MenuItem key={key} value={key}>
            {words}
          </MenuItem>
        ))}
      </Select>
      {note && <span>{note}</span>}
    </FormControl>
  )
}
