/** Urns of what advertising is set up by (calls.md section 20). */
export const AD_TAG_URN = 'urn:resource:adtag'
export const AD_ATTRIBUTE_URN = 'urn:resource:adattribute'
export const LOAD_POLICY_URN = 'urn:resource:adloadpolicy'

/** The page that guards them. */
export const AD_PAGE = 'cp_adconfig'

/** Longest address of an ad server. */
export const AD_URL = 2_000
/** Longest name, most entries of one list, most rules of a load policy. */
export const AD_TEXT = 200
export const AD_LIST = 100
export const LOAD_RULES = 500
/** Hours of a day by the clock. */
export const DAY_HOURS = 24

/** What a load policy limits: ms of ads and breaks within an hour, ms of one break, ms from one break to the next. */
export const LOAD_LIMITS = ['ads', 'breaks', 'longest', 'apart'] as const
export type LoadLimit = (typeof LOAD_LIMITS)[number]

/** What an address answers with: the ads of one break, or all breaks of a title. */
export const AD_FORMATS = ['vast', 'vmap'] as const
/** Where in a title a tag is asked (specification section 3, ad markers). */
export const AD_POSITIONS = ['pre', 'mid', 'post'] as const

/** What may come of asking an ad server once. */
export const AD_TRIAL_PROBLEMS = ['unreachable', 'private', 'timeout', 'status', 'tooLarge', 'noXml', 'noVast'] as const
