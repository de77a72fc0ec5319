import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ownNameOf } from '#kit/parts/i18n/languages.ts'
import { usePreferences } from '#kit/parts/context/PreferencesContext.ts'
import { ToolbarMenu } from './ToolbarMenu.tsx'

/** Switches the interface's language at once and keeps it with the user's preferences. */
export function LanguageMenu() {
  const translate = useTranslate()
  const { preferences, languages, change } = usePreferences()
  return (
    <ToolbarMenu
      name={translate('settings.language')}
      says={translate('settings.languageIs', { name: ownNameOf(preferences.language) })}
      icon={<Icon name="globe" />}
      label={<span lang={preferences.language}>{ownNameOf(preferences.language)}</span>}
    >
      {(close) =>
        languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === preferences.language}
            onClick={() => {
              close()
              void change({ language })
            }}
          >
            {ownNameOf(language)}
          </MenuItem>
        ))
      }
    </ToolbarMenu>
  )
}
