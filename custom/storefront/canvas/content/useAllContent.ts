import { useSyncExternalStore } from 'react'
import { useCanvas } from '../CanvasContext.ts'

/** What is known of the content of all containers. */
export function useAllContent() {
  const { reader } = useCanvas()
  return useSyncExternalStore(reader.subscribeAll, reader.all)
}
