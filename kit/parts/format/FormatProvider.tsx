import { useLocale, useTranslate } from 'ra-core'
import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { createFormatter } from './createFormatter.ts'
import type { Formatter } from './createFormatter.ts'
import { defaultSettings } from './formatSettings.ts'
import type { FormatSettings } from './formatSettings.ts'

const FormatContext = createContext<Formatter | undefined>(undefined)

type FormatProviderProps = {
  /** What the user chose; what is left out is the default. The language is the console's own. */
  settings?: Partial<Omit<FormatSettings, 'language'>>
  /** The clock, for tests and pictures. */
  now?: () => number
  children: ReactNode
}

/** Dates and numbers of everything inside follow these settings. Stands within react-admin's language provider. */
export function FormatProvider({ settings = {}, now = Date.now, children }: FormatProviderProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const language = interfaceLanguage(locale)
  const { dateFormat, timeZone } = { ...defaultSettings(), ...settings }
  const formatter = useMemo(
    () => createFormatter({ language, dateFormat, timeZone }, { translate, now }),
    [language, dateFormat, timeZone, translate, now],
  )
  return <FormatContext.Provider value={formatter}>{children}</FormatContext.Provider>
}

/** The one way to show a date or a number (design section 6). */
export function useFormat(): Formatter {
  const formatter = useContext(FormatContext)
  if (!formatter) throw new Error('useFormat needs a FormatProvider around it')
  return formatter
}
