/** Parts of the console in which types are listed; also the first path segment of their screens. */
export const AREAS = ['vod', 'live', 'assets', 'syndication', 'store'] as const
export type Area = (typeof AREAS)[number]
/** Those whose lists and forms follow from type documents; the store has pages of its own. */
export const GENERATED_AREAS = AREAS.filter((area) => area !== 'store')
