import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'

/** Words of the language of the moment where a schema has words in all four. */
export function useTexts(): (key: string) => Texts {
  const translate = useTranslate()
  return useCallback(
    (key) => Object.fromEntries(LANGUAGES.map((language) => [language, translate(key)])) as Texts,
    [translate],
  )
}
