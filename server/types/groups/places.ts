import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { usualPageOf } from '#contract/registry/areaFacts.ts'
import type { Area } from '#contract/values/areas.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'

type Place = Pick<TypeDocument, 'area' | 'page'>

/** Where the console lists a type, and the page of the role table that guards it (design 9 (29)). */
const place = (area: Area): Place => ({ area, page: usualPageOf(area) })
export const VOD = place('vod')
export const SYNDICATION = place('syndication')
export const ASSETS = place('assets')
export const LIVE = place('live')
/** What the programme guide shows. */
export const GUIDE: Place = { area: 'live', page: 'epg' }
/** Virtual channels and what is made for them. */
export const VIRTUAL: Place = { area: 'live', page: SCHEDULE_PAGE }
