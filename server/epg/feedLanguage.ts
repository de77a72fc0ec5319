import { LANGUAGES } from '#contract/values/languages.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { NO_LANGUAGE } from './feed.ts'

const TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
const MOST = 20

/**
 * Adds a text under its language. Variants of a content language ('zh-Hant', 'en_NZ') are that language where it has
 * no text yet; of two texts in one language the first counts, as guides show it.
 */
export function addText(texts: LocalizedText[], lang: string | undefined, n: string): void {
  const tag = (lang ?? '').trim().replaceAll('_', '-')
  const whole = TAG.test(tag) && tag.length <= 35 ? tag : NO_LANGUAGE
  const [primary = ''] = whole.toLowerCase().split('-')
  const isOurs = LANGUAGES.some((language) => language === primary)
  const has = (language: string) => texts.some((text) => text.lang === language)
  const language = isOurs && !has(primary) ? primary : whole
  if (!has(language) && texts.length < MOST) texts.push({ lang: language, n })
}
