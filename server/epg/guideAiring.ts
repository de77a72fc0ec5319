import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { FeedTexts } from './feed.ts'

/** Fields of an airing that a feed has a say in. */
export const FEED_FIELDS = ['a_st_dt', 'a_ed_dt', 'lon', 'lod', 'eps_nm', 'ssn_n', 'eps_n', 'gnr', 'rat'] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/** What an airing and a programme have to compare, instants as epoch ms. */
export type Slot = {
  a_st_dt: number
  a_ed_dt: number
  lon: LocalizedText[]
} & Partial<Pick<FeedTexts, 'lod' | 'eps_nm' | 'ssn_n' | 'eps_n' | 'rat'>> & { gnr?: string[] }

/** An airing that stands in the guide. */
export type StandingAiring = {
  id: string
  slot: Slot
  /** What the feed said of it last; absent where it was made by hand. */
  source?: Slot & { srcId?: string }
  /** Fields that no feed changes. */
  pins: readonly FeedField[]
}

/** What a feed says now of one programme of a channel. */
export type IncomingAiring = { n: number; slot: Slot; srcId?: string }
