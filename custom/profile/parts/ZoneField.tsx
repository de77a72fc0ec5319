import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useRef, useState } from 'react'
import type { Preferences } from '#kit/parts/context/PreferencesContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { defaultSettings } from '#kit/parts/format/formatSettings.ts'
import { ListboxPopup, SHOWN_CHOICES } from '#kit/forms/parts/listbox/ListboxPopup.tsx'
import { useListbox } from '#kit/forms/parts/listbox/useListbox.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Zone } from '#kit/parts/format/zones.ts'
import { zoneAt, zonesAt, zonesFor } from '#kit/parts/format/zones.ts'
import { Help } from './layout.ts'

/** The choice 'same as this browser' among the zones. */
const BROWSER = ''

const Field = styled('div')({ display: 'grid', gap: 6 })
const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '6px 6px 6px 12px',
  borderRadius: 6,
  fontSize: 12,
  color: 'var(--mui-palette-status-warning-on)',
  background: 'var(--mui-palette-status-warning-bg)',
  '& > span': { flex: 1, minInlineSize: 180 },
})

type ZoneFieldProps = {
  preferences: Pick<Preferences, 'timeZone' | 'followsBrowser'>
  onChoose: (part: Pick<Preferences, 'followsBrowser'> & Partial<Preferences>) => void
}

const words = ({ city, offset, zone }: Zone) => [...new Set([city, offset, zone])].join(' · ')

/** The time zone of everything shown: found by city or offset, or that of the browser, whichever one is at. */
export function ZoneField({ preferences, onChoose }: ZoneFieldProps) {
  const translate = useTranslate()
  const format = useFormat()
  const anchor = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState<string>()
  const browserZone = defaultSettings().timeZone
  const { timeZone, followsBrowser } = preferences
  const here = zoneAt(browserZone, format.now())
  const same = translate('profile.prefs.sameZone', { zone: `${here.city}, ${here.offset}` })
  const choices = useZoneChoices(term, same)
  const take = (index: number) => {
    const choice = choices[index]
    setTerm(undefined)
    listbox.close()
    if (!choice) return
    if (choice.value === BROWSER) onChoose({ followsBrowser: true })
    else onChoose({ followsBrowser: false, timeZone: choice.value })
  }
  const listbox = useListbox(Math.min(choices.length, SHOWN_CHOICES), take)
  const open = () => {
    listbox.open()
    setTerm((known) => known ?? '')
  }
  return (
    <Field>
      <TextField
        ref={anchor}
        label={translate('settings.timeZone')}
        value={term ?? (followsBrowser ? same : words(zoneAt(timeZone, format.now())))}
        placeholder={translate('profile.prefs.findZone')}
        onChange={({ target }) => {
          listbox.open()
          setTerm(target.value)
        }}
        onPointerDown={() => !listbox.isOpen && open()}
        onBlur={() => {
          setTerm(undefined)
          listbox.close()
        }}
        autoComplete="off"
        slotProps={{
          htmlInput: {
            ...listbox.aria,
            onKeyDown: (event: Parameters<typeof listbox.onKeyDown>[0]) => {
              if (event.key === 'ArrowDown' && !listbox.isOpen) setTerm((known) => known ?? '')
              if (listbox.onKeyDown(event) && event.key === 'Escape') setTerm(undefined)
            },
          },
          input: { endAdornment: <Icon name="chevronDown" size="small" /> },
        }}
      />
      <ListboxPopup
        listbox={listbox}
        anchor={anchor.current}
        label={translate('settings.timeZone')}
        choices={choices}
        isChosen={({ value }) => value === (followsBrowser ? BROWSER : timeZone)}
        onTake={take}
      />
      <Help>{translate('profile.prefs.now', { date: `${format.dateTime(format.now())}, ${format.zoneLabel()}` })}</Help>
      {timeZone !== browserZone && (
        <Note role="note">
          <span>{translate('profile.prefs.otherZone', { browser: browserZone, zone: timeZone })}</span>
          <Button variant="ghost" size="small" onClick={() => onChoose({ followsBrowser: true })}>
            {translate('profile.prefs.useBrowser')}
          </Button>
        </Note>
      )}
    </Field>
  )
}

/** What fits the typed words; before anything is typed, the browser's zone and all others. */
function useZoneChoices(term: string | undefined, same: string) {
  const format = useFormat()
  const isOpen = term !== undefined
  const zones = useMemo(() => (isOpen ? zonesAt(format.now()) : []), [isOpen, format])
  return useMemo(() => {
    const found = zonesFor(zones, term ?? '').map((zone) => ({ value: zone.zone, label: words(zone) }))
    return (term ?? '').trim() === '' ? [{ value: BROWSER, label: same }, ...found] : found
  }, [zones, term, same])
}
