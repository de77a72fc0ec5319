import { DATE_FORMATS } from '#contract/rules/dates/displayDate.ts'
import type { Language } from '#contract/values/languages.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/values/languages.ts'
import type { Preferences } from '#kit/parts/context/PreferencesContext.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { defaultSettings } from '#kit/parts/format/formatSettings.ts'
import { readStored } from '#kit/parts/settings/storedJson.ts'
import { offsetWords } from '#kit/parts/format/numberWords.ts'

/** What is stored: without a zone where the browser's is meant, so that it fits the next browser too. */
export type PreferencePayload = Omit<Preferences, 'timeZone' | 'followsBrowser'> & { timeZone?: string }

/** The one setting that holds them. */
export const isPreference = ({ t }: Pick<Setting, 't'>): boolean => t === 'preference'

/** Preferences of users without roles stay in this browser (design 9 (16)). */
export const GUEST_KEY = 'marquee-preferences'

/** Only what is known and sound is taken from storage or wire; everything else is the default; `language` is that of a user without a choice. */
export function preferencesFrom(payload: unknown, language: Language = DEFAULT_LANGUAGE): Preferences {
  const { language: chosen, dateFormat, timeZone } = (payload ?? {}) as Record<string, unknown>
  const standard = defaultSettings()
  const zone = typeof timeZone === 'string' && isZone(timeZone) ? timeZone : undefined
  return {
    language: isLanguage(chosen) ? chosen : language,
    dateFormat: DATE_FORMATS.find((one) => one === dateFormat) ?? standard.dateFormat,
    timeZone: zone ?? standard.timeZone,
    followsBrowser: zone === undefined,
  }
}

export function payloadOf({ language, dateFormat, timeZone, followsBrowser }: Preferences): PreferencePayload {
  return { language, dateFormat, ...(followsBrowser ? {} : { timeZone }) }
}

export function guestPreferences(): unknown {
  return readStored(localStorage, GUEST_KEY)
}

/** Older and newer names alike, as browsers know them. */
function isZone(name: string): boolean {
  return /^[a-z]/i.test(name) && offsetWords(name, 0) !== ''
}
