import { useSetLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isLanguage } from '#contract/values/languages.ts'
import { DATE_FORMATS } from '#contract/rules/dates/displayDate.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { Setting } from '#kit/context/providerTypes.ts'
import { NoticeStack } from '#kit/dialogs/NoticeStack.tsx'
import { useNotice } from '#kit/dialogs/useNotice.ts'
import { FormatProvider } from '#kit/format/FormatProvider.tsx'
import { defaultSettings } from '#kit/format/formatSettings.ts'
import type { SessionData } from './loadSession.ts'
import type { Preferences } from '#kit/context/PreferencesContext.ts'
import { PreferencesContext } from '#kit/context/PreferencesContext.ts'

const LOCAL_KEY = 'marquee-preferences'
/** What the sign-in page and the splash read before the session is there. */
const LANGUAGE_KEY = 'marquee-language'

/** Only what is known and sound is taken from storage or wire; everything else is the default. */
export function preferencesFrom(payload: unknown): Preferences {
  const { language, dateFormat, timeZone } = (payload ?? {}) as Record<string, unknown>
  const standard = defaultSettings()
  return {
    language: isLanguage(language) ? language : standard.language,
    dateFormat: DATE_FORMATS.find((one) => one === dateFormat) ?? standard.dateFormat,
    timeZone:
      typeof timeZone === 'string' && Intl.supportedValuesOf('timeZone').concat('UTC').includes(timeZone)
        ? timeZone
        : standard.timeZone,
  }
}

function localPreferences(): unknown {
  try {
    return JSON.parse(localStorage.getItem(LOCAL_KEY) ?? 'null')
  } catch {
    return null
  }
}

type PreferredProps = {
  settings: readonly Setting[]
  /** Keys of what could not be fetched. */ notices: readonly string[]
  children: ReactNode
}

/** Language, date format and zone of everything inside; kept as a setting, or in this browser for users without roles. */
export function Preferred({ settings, notices, children }: PreferredProps) {
  const { actor } = useConsole()
  const notice = useNotice()
  const setLocale = useSetLocale()
  const keep = useKeptPreference()
  const [preferences, setPreferences] = useState(() =>
    preferencesFrom(settings.find((one) => one.t === 'preference')?.payload ?? localPreferences()),
  )

  useEffect(() => {
    localStorage.setItem(LANGUAGE_KEY, preferences.language)
    void setLocale(preferences.language)
  }, [preferences.language, setLocale])
  useEffect(() => notices.forEach((key) => notice('warning', key)), [notices, notice])

  const change = useCallback(
    async (part: Partial<Preferences>) => {
      const next = { ...preferences, ...part }
      setPreferences(next)
      if (actor.roles.length === 0) return localStorage.setItem(LOCAL_KEY, JSON.stringify(next))
      await keep(next).catch(() => notice('error', 'errors.saveOperationFailed'))
    },
    [preferences, keep, actor, notice],
  )
  const value = useMemo(() => ({ preferences, change }), [preferences, change])
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
 * Keeps the preferences as a setting, and in the session's data first: a new language draws everything anew, this
 * component too, and it must find there what was just chosen.
 */
function useKeptPreference() {
  const { calls, actor } = useConsole()
  const client = useQueryClient()
  return useCallback(
    async (payload: Preferences) => {
      const key = ['session', actor.uid]
      const known = client.getQueryData<SessionData>(key)?.settings.find((one) => one.t === 'preference')
      const put = (setting: Setting) =>
        client.setQueryData<SessionData>(
          key,
          (data) => data && { ...data, settings: [...data.settings.filter((one) => one.t !== 'preference'), setting] },
        )
      put({ id: '', n: 'preferences', ct: '', ...known, t: 'preference', payload })
      put(
        known?.id
          ? await calls.saveSetting(known.id, payload)
          : await calls.createSetting('preferences', 'preference', payload),
      )
    },
    [calls, actor.uid, client],
  )
}
