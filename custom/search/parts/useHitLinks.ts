import { useCallback } from 'react'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import type { Area } from '#contract/values/areas.ts'
import type { SearchHit } from '#contract/schemas/search.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { hitPath } from '#kit/parts/routes/searchPaths.ts'
import { useLocale } from 'ra-core'
import type { SearchOption } from '../model/searchState.ts'

/** Where hits open, what their pictures and types are. */
export function useHitLinks(types: readonly SearchOption[]) {
  const { types: summaries, product, calls } = useConsole()
  const language = interfaceLanguage(useLocale())
  const areaOf = useCallback(
    (cty: string): Area | undefined => summaries.find(({ type }) => type === cty)?.area,
    [summaries],
  )
  return {
    areaOf,
    pathOf: (hit: SearchHit) => hitPath(product, hit, areaOf(hit.cty) ?? 'vod'),
    pictureOf: ({ id, ia, ut }: SearchHit) =>
      ia?.includes(DEFAULT_IMAGE) ? calls.imageUrl({ id, ratio: '16x9', width: 160, timestamp: ut }) : undefined,
    typeName: (cty: string, form: 'one' | 'many') => {
      const summary = summaries.find(({ type }) => type === cty)
      if (summary) return textIn(summary.labels[form], language)
      return textIn(types.find(({ value }) => value === cty)?.header, language) || cty
    },
  }
}

export type HitLinks = ReturnType<typeof useHitLinks>
