import { createContext, useContext } from 'react'
import type { DateFormat } from '#contract/rules/dates/displayDate.ts'
import type { Language } from '#contract/values/languages.ts'

/** A user's preferences (specification section 3): kept as a setting of kind 'preference'. */
export type Preferences = {
  language: Language
  dateFormat: DateFormat
  /** IANA zone in which times are shown. */
  timeZone: string
  /** No zone was chosen: it is that of whatever browser the user is at. */
  followsBrowser: boolean
}

type PreferencesValue = {
  preferences: Preferences
  /** Those that may be chosen here. */
  languages: readonly Language[]
  /** Applies at once, and answers whether it could be kept; where not, the user has been told. */
  change: (part: Partial<Preferences>) => Promise<boolean>
}

export const PreferencesContext = createContext<PreferencesValue | undefined>(undefined)

export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext)
  if (!value) throw new Error('usePreferences needs a PreferencesContext around it')
  return value
}
