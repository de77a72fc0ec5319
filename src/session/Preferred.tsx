import { useQueryClient } from '@tanstack/react-query'
import { useSetLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LanguagePreference } from '#contract/registry/languagePreference.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { Preferences } from '#kit/context/PreferencesContext.ts'
import { PreferencesContext } from '#kit/context/PreferencesContext.ts'
import type { Setting } from '#kit/context/providerTypes.ts'
import { useViewAs } from '#kit/context/ViewAsContext.ts'
import { NoticeStack } from '#kit/dialogs/NoticeStack.tsx'
import { useNotice } from '#kit/dialogs/useNotice.ts'
import { FormatProvider } from '#kit/format/FormatProvider.tsx'
import { writeStored } from '#kit/settings/storedJson.ts'
import { LANGUAGE_KEY } from './firstWords.ts'
import type { SessionData } from './loadSession.ts'
import type { PreferenceKeeper } from './preferenceKeeper.ts'
import type { PreferencePayload } from './preferences.ts'
import { GUEST_KEY, guestPreferences, payloadOf, preferencesFrom } from './preferences.ts'

type PreferredProps = {
  settings: readonly Setting[]
  keeper: PreferenceKeeper
  languages: LanguagePreference
  /** Keys of what could not be fetched. */
  notices: readonly string[]
  children: ReactNode
}

const isPreference = ({ t }: Setting) => t === 'preference'

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
    void setLocale(preferences.language)
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

/** In this browser, seen by its other tabs at once. */
function useGuestPreferences() {
  const notice = useNotice()
  const [payload, setPayload] = useState(guestPreferences)
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === GUEST_KEY && setPayload(guestPreferences())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const keep = useCallback(
    (next: PreferencePayload) => {
      setPayload(next)
      const isKept = writeStored(localStorage, GUEST_KEY, next)
      if (!isKept) notice('error', 'profile.prefs.notSaved')
      return Promise.resolve(isKept)
    },
    [notice],
  )
  return { payload, keep }
}

/**
 * On the server, and in the session's data first: a new language draws everything anew, and must find there what was
 * just chosen. Other tabs and machines of the person follow; what could not be kept stays in effect and says so.
 */
function useUserPreferences(keeper: PreferenceKeeper) {
  const { calls, actor, events } = useConsole()
  const notice = useNotice()
  const translate = useTranslate()
  const queries = useQueryClient()
  const show = useCallback(
    (change: Partial<Setting>) =>
      queries.setQueryData<SessionData>(['session', actor.uid], (data) => {
        if (!data) return data
        const blank: Setting = { id: '', n: 'preferences', ct: '', t: 'preference', payload: null }
        const setting = { ...blank, ...data.settings.find(isPreference), ...change }
        return { ...data, settings: [...data.settings.filter((one) => !isPreference(one)), setting] }
      }),
    [queries, actor.uid],
  )
  const shown = useCallback(
    () => queries.getQueryData<SessionData>(['session', actor.uid])?.settings.find(isPreference),
    [queries, actor.uid],
  )
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if ((topic !== 'setting' && topic !== 'reset') || keeper.isKeeping()) return
        void calls
          .listSettings('preference')
          .then(([theirs]) => {
            if (theirs && !keeper.isKeeping() && !sameJson(theirs.payload, shown()?.payload)) show(theirs)
          })
          .catch(() => undefined)
      }),
    [events, calls, keeper, shown, show],
  )
  return useCallback(
    async (payload: PreferencePayload): Promise<boolean> => {
      const keep = async (): Promise<boolean> => {
        try {
          const { id, ct } = await keeper.keep(payload, shown()?.id || undefined)
          show({ id, ct })
          return true
        } catch {
          notice('error', 'profile.prefs.notSaved', {
            duration: null,
            action: {
              label: translate('actions.tryAgain'),
              onClick: () => void keep().then((kept) => kept && notice('success', 'success.preferencesUpdated')),
            },
          })
          return false
        }
      }
      show({ payload })
      return keep()
    },
    [keeper, shown, show, notice, translate],
  )
}
