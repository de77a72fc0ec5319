import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useLocale, useSetLocale, useTranslate } from 'ra-core'
import { isLanguage, LANGUAGES, OWN_NAMES } from '#contract/values/languages.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { counterpartOf, schemeOf } from '#kit/parts/theme/tokens.ts'
import { startWords } from '../session/firstWords.ts'
import { LANGUAGE_KEY } from '../session/languageKey.ts'

/** Language and look of a page without a session; kept in this browser. */
export function ReviewTools() {
  const translate = useTranslate()
  const language = useLocale()
  const setLocale = useSetLocale()
  const { worn, wear } = useLookSettings()
  const speak = (next: string) => {
    if (!isLanguage(next)) return
    localStorage.setItem(LANGUAGE_KEY, next)
    const tell = () => void setLocale(next)
    void startWords.changeLocale(next).then(tell, tell)
  }
  const look = translate('actions.look')
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('settings.language')}
        value={language}
        onChange={({ target }) => speak(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </TextField>
      <IconButton aria-label={look} title={look} onClick={() => wear(counterpartOf(worn))}>
        <Icon name={schemeOf(worn) === 'dark' ? 'sun' : 'moon'} size="toolbar" />
      </IconButton>
    </>
  )
}
