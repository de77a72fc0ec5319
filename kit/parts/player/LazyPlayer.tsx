import { lazy } from 'react'
import { untilFetched } from '../layoutParts/untilFetched.ts'

/** The player where it is first needed: its code is no part of any page's first load. */
export const LazyPlayer = lazy(async () => ({
  default: (await untilFetched(() => import('./PiecesPlayer.tsx'))).PiecesPlayer,
}))
