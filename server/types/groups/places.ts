import type { TypeDocument } from '#contract/registry/typeDocument.ts'

type Place = Pick<TypeDocument, 'area' | 'page'>

/** Where the console lists a type, and the page of the role table that guards it (design 9 (29)). */
export const VOD: Place = { area: 'vod', page: 'cp_datastore' }
export const SYNDICATION: Place = { area: 'syndication', page: 'cp_syndication' }
export const ASSETS: Place = { area: 'assets', page: 'cp_cmsstore' }
export const LIVE: Place = { area: 'live', page: 'cp_live' }
