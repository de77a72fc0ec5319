import { useSetLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import type { LanguagePreference } from '#contract/registry/languagePreference.ts'
import { LANGUAGES, type Language } from '#contract/values/languages.ts'
import type { Preferences } from '#kit/parts/context/PreferencesContext.ts'
import { PreferencesContext } from '#kit/parts/context/PreferencesContext.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { startWords } from './firstWords.ts'
import { LANGUAGE_KEY } from './languageKey.ts'
import type { PreferenceKeeper } from './preferenceKeeper.ts'
import type { PreferencePayload } from './preferences.ts'
import { isPreference, payloadOf, preferencesFrom } from './preferences.ts'
import { useGuestPreferences } from './useGuestPreferences.ts'
import { useUserPreferences } from './useUserPreferences.ts'

type PreferredProps = {
  settings: readonly Setting[]
  keeper: PreferenceKeeper
  languages: LanguagePreference
  /** Keys of what could not be fetched. */
  notices: readonly string[]
  children: ReactNode
}

/** Language, date format and zone of everything inside; kept as a setting, or in this browser for users without roles. */
export function Preferred({ settings, languages, keeper, notices, children }: PreferredProps) {
  const { own } = useViewAs()
  const notice = useNotice()
  const setLocale = useSetLocale()
  const guest = useGuestPreferences()
  const user = useUserPreferences(keeper)
  const isGuest = own.roles.length === 0
  const stored = settings.find(isPreference)
  const kept = isGuest ? guest.payload : (stored?.payload ?? guest.payload)
  // What is kept is told to screens a moment later; a choice shows at once, until something else is kept.
  const [chosen, setChosen] = useState<{ payload: PreferencePayload; over: unknown }>()
  const payload = chosen?.over === kept ? chosen?.payload : kept
  const preferences = useMemo(() => preferencesFrom(payload, languages.standard), [payload, languages.standard])

  useEffect(() => {
    localStorage.setItem(LANGUAGE_KEY, preferences.language)
    return speak(preferences.language, setLocale)
  }, [preferences.language, setLocale])
  useEffect(() => notices.forEach((key) => notice('warning', key)), [notices, notice])

  const keep = isGuest ? guest.keep : user
  const value = useMemo(
    () => ({
      preferences,
      // What was chosen before stays, and stands in the menu.
      languages: LANGUAGES.filter((one) => one === preferences.language || languages.offered.includes(one)),
      change: (part: Partial<Preferences>) => {
        const next = payloadOf({ ...preferences, ...part })
        setChosen({ payload: next, over: kept })
        return keep(next)
      },
    }),
    [preferences, languages.offered, kept, keep],
  )
  return (
    <PreferencesContext.Provider value={value}>
      <FormatProvider settings={preferences}>
        {children}
        <NoticeStack />
      </FormatProvider>
    </PreferencesContext.Provider>
  )
}

/**
 * Has the words of a language before react-admin is told of it, which else draws the console anew (`SpokenWords`). Where
 * they cannot be fetched it is told all the same: it says so. Returns how to call it off for another language.
 */
function speak(language: Language, setLocale: (locale: string) => void): () => void {
  let isWanted = true
  const tell = () => {
    if (isWanted) setLocale(language)
  }
  void startWords.changeLocale(language).then(tell, tell)
  return () => {
    isWanted = false
  }
}
