import { useEffect } from 'react'
import { useStorefront } from '../../StorefrontContext.ts'
import type { useAllContent } from './useAllContent.ts'
import { useLackingTitles } from './useLackingTitles.ts'

/** Tells the screen what was read of rails, so that its problems know duplicates and missing pictures. */
export function useContentFacts() {
  const { storefront, setContentFacts } = useStorefront()
  const { containers, curation } = storefront
  const { content, lacking } = useLackingTitles(containers)
  useEffect(
    () =>
      setContentFacts({
        contentOf: (id) => content.get(id)?.rows.map((row) => row.id),
        lacksRatio: (id) =>
          lacking.get(id)?.flatMap(({ id: title, ratios }) => (ratios.length > 0 ? [title] : [])) ?? [],
        rails: unknownRails([...curation.keys()], content),
      }),
    [curation, content, lacking, setContentFacts],
  )
}

function unknownRails(ids: readonly string[], content: ReturnType<typeof useAllContent>) {
  const failed = ids.filter((id) => content.get(id)?.failure !== undefined).length
  const known = ids.filter((id) => content.get(id)?.isKnown === true && content.get(id)?.failure === undefined).length
  return { failed, unread: ids.length - failed - known }
}
