import { lazy } from 'react'

/** The player where it is first needed: its code is no part of any page's first load. */
export const LazyPlayer = lazy(async () => ({ default: (await import('./PiecesPlayer.tsx')).PiecesPlayer }))
