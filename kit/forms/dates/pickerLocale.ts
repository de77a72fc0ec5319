import type { Locale } from 'date-fns'
import type { Language } from '#contract/values/languages.ts'

/** Names of months and weekdays for the calendar, fetched with it. */
const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => import('date-fns/locale/en-GB').then(({ enGB }) => enGB),
  zh: () => import('date-fns/locale/zh-CN').then(({ zhCN }) => zhCN),
  ms: () => import('date-fns/locale/ms').then(({ ms }) => ms),
  ta: () => import('date-fns/locale/ta').then(({ ta }) => ta),
}

const loading = new Map<Language, Promise<Locale>>()

export function pickerLocale(language: Language): Promise<Locale> {
  const found = loading.get(language) ?? LOADERS[language]()
  loading.set(language, found)
  return found
}
