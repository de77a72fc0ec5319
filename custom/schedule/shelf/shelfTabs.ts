/** What the shelf holds: titles to watch, lengths of ads, and what stands between programs. */
export const SHELF_TABS = ['vod', 'ads', 'promos'] as const
export type ShelfTab = (typeof SHELF_TABS)[number]

/** Types that a schedule airs, by tab; the first of them lead. */
export const SHELF_TYPES = {
  vod: ['movie', 'tvepisode', 'webepisode', 'episode', 'shortvideo', 'special', 'program', 'vprogram'],
  promos: ['promo', 'filler', 'bumper', 'trailer'],
} as const satisfies Record<Exclude<ShelfTab, 'ads'>, readonly string[]>

/** Every type that a schedule airs. */
export const SCHEDULED_TYPES: readonly string[] = [...SHELF_TYPES.vod, ...SHELF_TYPES.promos]
