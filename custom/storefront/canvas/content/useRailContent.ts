import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { useCanvas } from '../CanvasContext.ts'
import { railRequests } from './railRequests.ts'

/** The content of a container under the lens; read while it is wanted. */
export function useRailContent(id: string, curation: Curation | undefined, isWanted: boolean) {
  const { reader, contentLens } = useCanvas()
  const requests = useMemo(() => railRequests(curation, contentLens), [curation, contentLens])
  useEffect(() => (isWanted ? reader.follow(id, requests) : undefined), [reader, id, requests, isWanted])
  const subscribe = useCallback((listener: () => void) => reader.subscribe(id, listener), [reader, id])
  return useSyncExternalStore(subscribe, () => reader.content(id))
}
