import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { StorefrontLens } from '../model/storefrontView.ts'
import { CanvasContext } from './CanvasContext.ts'
import { createNearness } from './createNearness.ts'
import { createRailReader } from './content/createRailReader.ts'
import type { ReadRailPage } from './content/createRequestQueue.ts'
import { useViewerWords } from './useViewerWords.ts'

type CanvasScopeProps = {
  /** Reads a page of a rail; the first one that is given stays. */
  read: ReadRailPage
  imageUrl: MarqueeDataProvider['imageUrl']
  pictureUrl: MarqueeDataProvider['pictureUrl']
  lens: StorefrontLens
  /** The lens's moment as an instant. */
  at: number
  product: string | undefined
  noted: ReadonlyMap<string, number>
  children: ReactNode
}

/** What rails share: the reader of their content, and the lens; in the editor and wherever else a page is looked at. */
export function CanvasScope({ read, imageUrl, pictureUrl, lens, at, product, noted, children }: CanvasScopeProps) {
  const [reader] = useState(() => createRailReader(read))
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
    () => ({ reader, nearness, contentLens, cards, viewer, stress, noted, imageUrl, pictureUrl }),
    [reader, nearness, contentLens, cards, viewer, stress, noted, imageUrl, pictureUrl],
  )
  return <CanvasContext value={value}>{children}</CanvasContext>
}
