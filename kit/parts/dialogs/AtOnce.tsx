import type { TransitionProps } from '@mui/material/transitions'
import { cloneElement } from 'react'
import type { ReactElement, Ref } from 'react'

type AtOnceProps = TransitionProps & {
  children: ReactElement<Record<string, unknown>>
  ref?: Ref<unknown>
  ownerState?: unknown
}

/**
 * In the place of a dialog's entrance, for one that is there or not: an entrance asks for the page's layout twice before
 * the first frame, also where it lasts no time at all. Such a dialog goes with what draws it.
 */
export function AtOnce({
  children,
  ref,
  in: _in,
  appear: _appear,
  timeout: _timeout,
  onEnter: _onEnter,
  onExited: _onExited,
  ownerState: _ownerState,
  ...rest
}: AtOnceProps) {
  return cloneElement(children, { ...rest, ...(ref && { ref }) })
}
