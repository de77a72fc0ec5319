import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { railRequests } from '../canvas/content/railRequests.ts'

/** So long a rail stays selected before it is asked what others get: whoever walks the outline asks nothing. */
const PAUSE_MS = 400

/** The content of a rail as another viewer than the lens's gets it; read while it is wanted. */
export function useAudienceContent(
  { id, curation }: { id: string; curation: Curation | undefined },
  viewer: Viewer,
  isWanted: boolean,
) {
  const { reader, contentLens } = useCanvas()
  const requests = useMemo(() => railRequests(curation, { ...contentLens, viewer }), [curation, contentLens, viewer])
  const slot = `${id} ${JSON.stringify(viewer)}`
  useEffect(() => {
    if (!isWanted) return undefined
    let leave: (() => void) | undefined
    const timer = setTimeout(() => (leave = reader.follow(slot, requests)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave?.()
    }
  }, [reader, slot, requests, isWanted])
  const subscribe = useCallback((listener: () => void) => reader.subscribe(slot, listener), [reader, slot])
  return useSyncExternalStore(subscribe, () => reader.content(slot))
}
