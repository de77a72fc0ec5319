import { useDeferredValue, useMemo } from 'react'
import type { Container } from '#contract/rules/storefront/model/storefront.ts'
import { useStorefront } from '../../StorefrontContext.ts'
import { useCanvas } from '../CanvasContext.ts'
import { devicesOf } from '../model/devices.ts'
import { lackingTitles, looksOf, type Looks } from '../model/lackingTitles.ts'
import { useAllContent } from './useAllContent.ts'

/** Titles that lack something, by container, and the content that was read so far. */
export function useLackingTitles(containers: ReadonlyMap<string, Container>) {
  const { device } = useStorefront().lens
  const { cards } = useCanvas()
  // Rails come in one by one: what is wrong is worked out once the browser has time for it.
  const content = useDeferredValue(useAllContent())
  // What is typed into a name changes no look: as text they are the same, and nothing is worked out anew.
  const text = useMemo(() => JSON.stringify(looksOf(containers, devicesOf(device))), [containers, device])
  return useMemo(
    () => ({ content, lacking: lackingTitles({ looks: JSON.parse(text) as Looks, content, cards }) }),
    [text, content, cards],
  )
}
