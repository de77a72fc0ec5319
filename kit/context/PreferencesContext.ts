import { createContext, useContext } from 'react'
import type { DateFormat } from '#contract/rules/dates/displayDate.ts'
import type { Language } from '#contract/values/languages.ts'

/** A user's preferences (specification section 3): kept as a setting of kind 'preference'. */
export type Preferences = {
  language: Language
  dateFormat: DateFormat
  /** IANA zone; the browser's where none is chosen. */
  timeZone: string
}

export type PreferencesValue = { preferences: Preferences; change: (part: Partial<Preferences>) => Promise<void> }

export const PreferencesContext = createContext<PreferencesValue | undefined>(undefined)

export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext)
  if (!value) throw new Error('usePreferences needs a PreferencesContext around it')
  return value
}
