import { isObject } from '#contract/rules/diff/json.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { GuideWords } from '../model/airingWords.ts'
import { clockText } from '../model/airingWords.ts'

/** A field of an airing as the panel shows it; '' where there is nothing. `day`: epoch ms whose day needs no naming. */
export function fieldText(value: unknown, words: GuideWords, day: number): string {
  const { format, zone } = words
  const { language } = format.settings
  if (value === undefined || value === null) return ''
  if (isTexts(value)) return localized(value, language)
  if (Array.isArray(value))
    return format.list(value.map((one: unknown) => (isObject(one) ? String(one.v ?? '') : String(one))))
  const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? parseDate(value) : undefined
  if (instant === undefined) return String(value)
  const [named, own] = [instant, day].map((time) => dayWords(language, zone, time))
  return named === own ? clockText(instant, zone) : `${named} ${clockText(instant, zone)}`
}

function isTexts(value: unknown): value is LocalizedText[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && typeof one.lang === 'string')
}
