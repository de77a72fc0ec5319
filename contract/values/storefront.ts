/** The page of the role table that guards storefronts, collections and containers. */
export const STOREFRONT_PAGE = 'cp_storefront'

/** Urns of the store (design section 4): pages are storefronts and collections, told apart by `ty`. */
export const PAGE_URN = 'urn:page'
export const CONTAINER_URN = 'urn:container'

export const PAGE_TYPES = ['storefront', 'collection'] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** Tabs of the inspector (specification section 3), in their order. */
export const SETTINGS_TABS = [
  'GENERAL',
  'AUDIENCE',
  'LOCALIZATION',
  'LAYOUT',
  'SEO',
  'STYLING',
  'THEME',
  'TAB_BACKGROUND',
  'TAB_LOGO',
  'BACKGROUND_IMAGE',
  'MONETIZATION',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Settings of pages and containers that hold a picture, by wire name, each with the name of its address within. */
export const STORE_PICTURES = { seo: 'image', tab_bg: 'url', tab_logo: 'url', bg_img: 'url' } as const
export type StorePicture = keyof typeof STORE_PICTURES
/** Tabs have their background and logo of pages. */
export const PAGE_PICTURES = ['seo', 'tab_bg', 'tab_logo', 'bg_img'] as const satisfies readonly StorePicture[]
export const CONTAINER_PICTURES = ['seo', 'bg_img'] as const satisfies readonly StorePicture[]

/** What the gallery offers (section 3). */
export const CONTAINER_KINDS = ['banner', 'carousel', 'grid', 'rounded', 'regular', 'Collection'] as const
export type ContainerKind = (typeof CONTAINER_KINDS)[number]

/** Layouts of a rail, and of a banner; both stand in `lo`. */
export const RAIL_LAYOUTS = ['grid', 'storefront'] as const
export const BANNER_LAYOUTS = ['banner', 'carousel'] as const
export const LAYOUTS = [...RAIL_LAYOUTS, ...BANNER_LAYOUTS] as const
export const CARD_SIZES = ['xsmall', 'small', 'medium', 'regular', 'large', 'xlarge'] as const
/** On screen `regular` is 'Rectangular'. */
export const CARD_STYLES = ['regular', 'rounded'] as const
export const DECORATIONS = ['solid', 'gradient'] as const

/** The tag of a container without one, and of one whose tag its parent does not take (sections 3 and 5). */
export const DEFAULT_CONTAINER_TAG = 'regular'

/** Devices of `diar`; `default` stands for those that have no ratio of their own. */
export const RATIO_DEVICES = ['tv', 'tablet', 'browser', 'default', 'mobile'] as const
export type RatioDevice = (typeof RATIO_DEVICES)[number]

export const OWNERSHIPS = ['reusable', 'standalone'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** Container type options, as `src_ty` has them. */
export const CONTAINER_TYPES = ['time_based', 'query_based', 'manual_curation', 'predefined', 'personalized'] as const
export type ContainerType = (typeof CONTAINER_TYPES)[number]

/** Where the content of a container comes from, by priority: the first is 1 (design section 4). */
export const SOURCE_TYPES = [
  'manual',
  'live',
  'cmsstore',
  'collection',
  'syndication',
  'query',
  'predefined',
  'recommended',
  'timebased',
] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** The priority of a curation entry by its source (design section 4: manual 1 to time-based 9). */
export function sourcePriority(source: SourceType): number {
  return SOURCE_TYPES.indexOf(source) + 1
}

/** Sources whose entry names its content, title by title. */
export const LISTED_SOURCES = ['manual', 'live', 'cmsstore', 'collection', 'syndication'] as const
export type ListedSource = (typeof LISTED_SOURCES)[number]
/** Sources whose content is made by the server, by a kind of rail. */
export const COMPUTED_SOURCES = ['predefined', 'recommended', 'timebased'] as const
export type ComputedSource = (typeof COMPUTED_SOURCES)[number]

/** Sources whose content replaces all else that was chosen (section 4, curation). */
export const EXCLUSIVE_SOURCES: readonly SourceType[] = ['manual', 'live', 'cmsstore']

/** The sources that a container type takes; the first is offered first. */
export const SOURCES_OF_TYPE: Readonly<Record<ContainerType, readonly SourceType[]>> = {
  time_based: ['timebased'],
  query_based: ['query'],
  manual_curation: LISTED_SOURCES,
  predefined: ['predefined'],
  personalized: ['recommended'],
}

/**
 * Kinds of rails by the source that makes them (section 3). Those that end in `_team` follow one team: the feeds that
 * section 7 has by team.
 */
export const RAIL_KINDS_OF_SOURCE = {
  recommended: ['continue_watching', 'favourites', 'watch_again', 'recommended'],
  predefined: ['featured_content', 'featured_content_team', 'new_arrival', 'leaving_soon'],
  timebased: [
    'upcoming_content',
    'upcoming_content_team',
    'countdown_airing',
    'countdown_airing_team',
    'ongoing_airing',
  ],
} as const satisfies Record<ComputedSource, readonly string[]>
export type RailKind = (typeof RAIL_KINDS_OF_SOURCE)[ComputedSource][number]
export const RAIL_KINDS: readonly RailKind[] = Object.values(RAIL_KINDS_OF_SOURCE).flat()

/** Whether a kind of rail follows one team. */
export function isTeamRail(kind: RailKind): boolean {
  return kind.endsWith('_team')
}

/** Where ads of a container stand among its titles. */
export const AD_POSITIONS = ['pre', 'mid', 'post'] as const
export type AdPosition = (typeof AD_POSITIONS)[number]

/** Limits of one page: more than any screen shows, and few enough to be saved as one. */
export const STORE_TABS = 60
export const STORE_CONTAINERS = 5_000
/** Titles that one entry names: as many as its address holds. Pins of a query, and attributes or words of one list. */
export const ENTRY_ITEMS = 300
export const RAIL_PINS = 50
export const STORE_WORDS = 200
/** Pages, or containers, that a calendar shows at once: dated ones first. */
export const CALENDAR_ROWS = 2_000
/** Characters of an id that a container or page is sent with. */
export const STORE_ID = 80
/** Characters of one text. */
export const STORE_TEXT = 2_000
/** Characters of the address of a rail's content: servers read no more than 16 KiB of a request before its body. */
export const CONTENT_ADDRESS = 12_000
