import type { Area } from './typeDocument.ts'

type AreaFacts = {
  /** Titles are typed in here, on an add screen. */
  hasAddScreen: boolean
}

/** What an area's screens may count on, whatever its types are. */
const AREA_FACTS: Readonly<Record<Area, AreaFacts>> = {
  vod: { hasAddScreen: true },
  live: { hasAddScreen: true },
  assets: { hasAddScreen: true },
  /** What is syndicated comes from files and partners (specification section 2, design 9 (29)). */
  syndication: { hasAddScreen: false },
  store: { hasAddScreen: true },
}

/** Whether a title of the area may be typed in; where not, it comes by import alone: no button, key, copy or address. */
export const hasAddScreen = (area: Area): boolean => AREA_FACTS[area].hasAddScreen
