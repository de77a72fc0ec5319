import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What a viewer is called: each policy attribute with its values, or 'anyone' where nothing is known. */
export function useAudienceWords(): (viewer: Viewer) => string {
  const translate = useTranslate()
  const { list } = useFormat()
  return useCallback(
    (viewer) =>
      Object.entries(viewer)
        .map(([name, values]) => translate('storefrontLens.audience.has', { name, values: list(values) }))
        .join(' · ') || translate('storefrontLens.audience.anyone'),
    [translate, list],
  )
}
