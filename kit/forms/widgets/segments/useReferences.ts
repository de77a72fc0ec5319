import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { ReferenceState } from '../../references/referenceLoader.ts'
import { useReferenceLoader } from '../../references/useReference.ts'

type States = ReadonlyMap<string, ReferenceState>
const NONE: States = new Map()

/** Several documents by their ids; without a session nothing is known of them. `ids` may repeat. */
export function useReferences(ids: readonly string[]): States {
  const loader = useReferenceLoader()
  const asked = [...new Set(ids)].sort().join(' ')
  const last = useRef<States>(NONE)
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = asked === '' ? [] : asked.split(' ').map((id) => loader?.subscribe(id, changed))
      return () => stops.forEach((stop) => stop?.())
    },
    [loader, asked],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!loader || asked === '') return NONE
    const states = new Map(asked.split(' ').map((id) => [id, loader.get(id)]))
    const isSame =
      states.size === last.current.size && [...states].every(([id, state]) => last.current.get(id) === state)
    if (!isSame) last.current = states
    return last.current
  })
}
