import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

type LaterProps = {
  /** They come with what stands around them, and only follow later what changes. */
  isAtOnce?: boolean
  children: ReactNode
}

/**
 * Draws its parts right after what stands around them: the frame that answers a press does not wait for them. What they
 * read from a context follows later where its provider stands inside.
 */
export function Later({ isAtOnce = false, children }: LaterProps) {
  return useDeferredValue(children, isAtOnce ? undefined : null)
}
