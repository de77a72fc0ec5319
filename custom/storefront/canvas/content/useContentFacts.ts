import { useDeferredValue, useEffect, useMemo } from 'react'
import { useStorefront } from '../../StorefrontContext.ts'
import { useCanvas } from '../CanvasContext.ts'
import { devicesOf } from '../model/devices.ts'
import { lackingTitles } from '../model/lackingTitles.ts'
import { useAllContent } from './useAllContent.ts'

/** Tells the screen what was read of rails, so that its problems know duplicates and missing pictures. */
export function useContentFacts() {
  const { storefront, lens, setContentFacts } = useStorefront()
  const { cards } = useCanvas()
  // Rails come in one by one: what is wrong is worked out once the browser has time for it.
  const content = useDeferredValue(useAllContent())
  const { containers, curation } = storefront
  const { device } = lens
  const lacking = useMemo(
    () => lackingTitles({ containers, content, devices: devicesOf(device), cards }),
    [containers, content, device, cards],
  )
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
