import type { Day, Locale } from 'date-fns'
import type { Language } from '#contract/values/languages.ts'

const english = () => import('date-fns/locale/en-GB').then(({ enGB }) => enGB)

/** Names of months and weekdays for the calendar, fetched with it; a language without a row has the English ones. */
const LOADERS: Readonly<Partial<Record<Language, () => Promise<Locale>>>> = {
  zh: () => import('date-fns/locale/zh-CN').then(({ zhCN }) => zhCN),
  ms: () => import('date-fns/locale/ms').then(({ ms }) => ms),
  ta: () => import('date-fns/locale/ta').then(({ ta }) => ta),
}

const loading = new Map<Language, Promise<Locale>>()

export function pickerLocale(language: Language): Promise<Locale> {
  const found = loading.get(language) ?? (LOADERS[language] ?? english)()
  loading.set(language, found)
  return found
}

/** Month and year above the calendar, as each language says them. */
export function monthFormat(language: Language): string {
  return language === 'zh' ? 'yyyy年M月' : 'MMMM yyyy'
}

/** A weekday's short form whole: 'ஞா' is one sign, and Chinese needs the sign that differs. */
export function weekdayLetters(locale: Locale, day: Date): string {
  return locale.localize.day(day.getDay() as Day, { width: 'short' })
}
