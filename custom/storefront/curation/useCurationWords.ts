import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { namedItems, type Curation } from '#contract/rules/storefront/curation/entry.ts'
import { useContentWords } from './useContentWords.ts'

/** All that a container shows in a line: titles by their names, else where they come from. */
export function useCurationWords(): (content: Curation) => string {
  const translate = useTranslate()
  const entryWords = useContentWords()
  return useCallback(
    (content) =>
      content
        .map(
          (entry) =>
            namedItems(entry)
              .map(({ id, name }) => name ?? id)
              .join(', ') || entryWords(entry),
        )
        .join('; ') || translate('storefrontCuration.nothing'),
    [translate, entryWords],
  )
}
