import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ownNameOf } from '#kit/parts/i18n/languages.ts'
import { usePreferences } from '#kit/parts/context/PreferencesContext.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { ToolbarMenu } from './ToolbarMenu.tsx'

const LanguageSheet = soon(() => import('./LanguageSheet.tsx').then((module) => module.LanguageSheet))

/** Switches the interface's language at once and keeps it with the user's preferences. */
export function LanguageMenu() {
  const translate = useTranslate()
  const { preferences } = usePreferences()
  return (
    <ToolbarMenu
      name={translate('settings.language')}
      says={translate('settings.languageIs', { name: ownNameOf(preferences.language) })}
      icon={<Icon name="globe" />}
      label={<span lang={preferences.language}>{ownNameOf(preferences.language)}</span>}
      Sheet={LanguageSheet}
    />
  )
}
