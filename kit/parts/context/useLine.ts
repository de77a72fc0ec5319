import { useSyncExternalStore } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { useIsOnline } from './useIsOnline.ts'

export type Line = 'up' | 'offline' | 'lost'

/** Whether what is pushed arrives: `offline` as the browser says, `lost` where events have stopped coming. */
export function useLine(): Line {
  const { events } = useConsole()
  const isOnline = useIsOnline()
  const state = useSyncExternalStore(events.onState, events.state)
  if (!isOnline) return 'offline'
  return state === 'lost' ? 'lost' : 'up'
}
