import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { CanvasContext } from './CanvasContext.ts'
import { createNearness } from './createNearness.ts'
import { createRailReader } from './content/createRailReader.ts'
import { readRailPage } from './content/readRailPage.ts'
import { useViewerWords } from './useViewerWords.ts'

/** What rails share: the reader of their content, and the lens. Lens bar and preview stand in it. */
export function CanvasProvider({ children }: { children: ReactNode }) {
  const { calls } = useConsole()
  const { lens, at, product } = useStorefront()
  const [reader] = useState(() => createRailReader(readRailPage(calls)))
  const [nearness] = useState(createNearness)
  useEffect(() => reader.close, [reader])
  const { moment, audience, side, lang, stress } = lens
  const contentLens = useMemo(
    () => ({
      viewer: audience,
      side: side === 'live' ? ('published' as const) : ('draft' as const),
      ...(moment !== 'now' && { at: moment }),
    }),
    [moment, audience, side],
  )
  const cards = useMemo(() => ({ lang, at, product }), [lang, at, product])
  const viewer = useViewerWords(lang)
  const value = useMemo(
    () => ({ reader, nearness, contentLens, cards, viewer, stress }),
    [reader, nearness, contentLens, cards, viewer, stress],
  )
  return <CanvasContext value={value}>{children}</CanvasContext>
}
