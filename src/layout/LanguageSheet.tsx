import MenuItem from '@mui/material/MenuItem'
import { ownNameOf } from '#kit/parts/i18n/languages.ts'
import { usePreferences } from '#kit/parts/context/PreferencesContext.ts'
import { ToolbarSheet, type ToolbarSheetProps } from './ToolbarSheet.tsx'

/** The languages to choose from. */
export function LanguageSheet(props: ToolbarSheetProps) {
  const { preferences, languages, change } = usePreferences()
  return (
    <ToolbarSheet {...props}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === preferences.language}
          onClick={() => {
            props.onClose()
            void change({ language })
          }}
        >
          {ownNameOf(language)}
        </MenuItem>
      ))}
    </ToolbarSheet>
  )
}
