import type { Page } from '#contract/values/access.ts'
import { GENERATED_AREAS } from '#contract/values/areas.ts'
import type { Area } from '#contract/values/areas.ts'

type AreaFacts = {
  /** Titles are typed in here, on an add screen. */
  hasAddScreen: boolean
  /** The page of the role table that its types belong to, unless their documents name another (design 9 (29)). */
  page: Page
}

/** What an area's screens may count on, whatever its types are. */
const AREA_FACTS: Readonly<Record<Area, AreaFacts>> = {
  vod: { hasAddScreen: true, page: 'cp_datastore' },
  live: { hasAddScreen: true, page: 'cp_live' },
  assets: { hasAddScreen: true, page: 'cp_cmsstore' },
  /** What is syndicated comes from files and partners (specification section 2, design 9 (29)). */
  syndication: { hasAddScreen: false, page: 'cp_syndication' },
  store: { hasAddScreen: true, page: 'cp_storefront' },
}

/** Whether a title of the area may be typed in; where not, it comes by import alone: no button, key, copy or address. */
export const hasAddScreen = (area: Area): boolean => AREA_FACTS[area].hasAddScreen

/**
 * Whether what a list shows has a type document: only then can it be previewed, copied, exported and brought in from a
 * file by the generated screens.
 */
export const isGenerated = (area: Area): boolean => GENERATED_AREAS.some((one) => one === area)

/** The page that a type of the area belongs to as far as one knows who may not view the type itself. */
export const usualPageOf = (area: Area): Page => AREA_FACTS[area].page
