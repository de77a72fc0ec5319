import { createContext, useContext } from 'react'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { RailReader } from './content/createRailReader.ts'
import type { ContentLens } from './content/railRequests.ts'
import type { CardLens } from './model/cardFacts.ts'
import type { Nearness } from './createNearness.ts'
import type { ViewerWords } from './useViewerWords.ts'

/** What every rail of the preview shares. It changes with the lens alone, never with an edit. */
type CanvasValue = {
  reader: RailReader
  nearness: Nearness
  contentLens: ContentLens
  cards: CardLens
  viewer: ViewerWords
  stress: 'rtl' | 'long' | undefined
  /** Open notes by the id of the container that they are pinned to. */
  noted: ReadonlyMap<string, number>
  imageUrl: MarqueeDataProvider['imageUrl']
  /** Address under which a picture of settings is shown. */
  pictureUrl: MarqueeDataProvider['pictureUrl']
}

export const CanvasContext = createContext<CanvasValue | undefined>(undefined)

export function useCanvas(): CanvasValue {
  const value = useContext(CanvasContext)
  if (!value) throw new Error('useCanvas needs a CanvasContext around it')
  return value
}
