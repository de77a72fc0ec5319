import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { isLanguage } from '#contract/values/languages.ts'
import type { Preferences } from '#kit/parts/context/PreferencesContext.ts'
import { usePreferences } from '#kit/parts/context/PreferencesContext.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { ownNameOf } from '#kit/parts/i18n/languages.ts'
import { DateFormatField } from './DateFormatField.tsx'
import { Heading, Help, Sheet } from './layout.ts'
import { ZoneField } from './ZoneField.tsx'

/** Language, dates, time zone: each choice applies at once and is kept. */
export function PreferencesSheet() {
  const translate = useTranslate()
  const notice = useNotice()
  const label = useId()
  const { own } = useViewAs()
  const { preferences, languages, change } = usePreferences()
  const choose = (part: Partial<Preferences>) =>
    void change(part).then((kept) => kept && notice('success', 'success.preferencesUpdated'))
  return (
    <Sheet aria-labelledby="own-preferences">
      <div>
        <Heading id="own-preferences">{translate('settings.preferences')}</Heading>
        <Help>{translate(own.roles.length === 0 ? 'profile.prefs.helpLocal' : 'profile.prefs.help')}</Help>
      </div>
      <FormControl fullWidth>
        <FormLabel id={label}>{translate('settings.language')}</FormLabel>
        <Select
          labelId={label}
          value={preferences.language}
          onChange={({ target }) => isLanguage(target.value) && choose({ language: target.value })}
        >
          {languages.map((language) => (
            <MenuItem key={language} value={language} lang={language}>
              {ownNameOf(language)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <DateFormatField value={preferences.dateFormat} onChoose={(dateFormat) => choose({ dateFormat })} />
      <ZoneField preferences={preferences} onChoose={choose} />
    </Sheet>
  )
}
