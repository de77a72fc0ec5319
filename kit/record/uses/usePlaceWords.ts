import { useLocale, useTranslate } from 'ra-core'
import type { NamedAt } from '#contract/schemas/uses.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'

/** Field names of places: each once, with the side where only one of the two has them. */
export function usePlaceWords(): (names: readonly NamedAt[], sides: readonly unknown[]) => string {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  return (names, sides) => {
    const wordsOf = ({ label, field }: NamedAt) => (label ? textIn(label, language) : (field.split('/')[1] ?? field))
    const fields = [...new Set(names.map(wordsOf))].join(', ')
    const isLive = names.some(({ st }) => st === 'published')
    const isDraft = names.some(({ st }) => st !== 'published')
    if (fields === '' || sides.length < 2 || isLive === isDraft) return fields
    return translate(isLive ? 'uses.onlyLive' : 'uses.onlyDraft', { fields })
  }
}
