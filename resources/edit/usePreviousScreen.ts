import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { listPath } from '#kit/parts/routes/paths.ts'

/** The key that the router gives the entry which the console began with. */
const FIRST = 'default'

/** How many of the console's screens lie before this one in the browser's history; undefined where nobody counts. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx

/**
 * Back to the screen that this one was opened from, whatever versions were looked at meanwhile; to the list where it was
 * opened by its address.
 */
export function usePreviousScreen(type: TypeSummary): () => void {
  const navigate = useNavigate()
  const { product } = useConsole()
  const { key } = useLocation()
  const opened = useRef({ place: placeInHistory(), isFirst: key === FIRST })
  return () => {
    const { place, isFirst } = opened.current
    const steps = place === undefined ? 1 : (placeInHistory() ?? place) - place + 1
    void (place === 0 || isFirst ? navigate(listPath(product, type)) : navigate(-steps))
  }
}
