import type { FeedField } from '#contract/schemas/live/ingestion.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { FeedTexts } from './feed.ts'

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
  source?: Slot & { srcId?: string; feed?: string }
  /** Fields that no feed changes. */
  pins: readonly FeedField[]
  /** Somebody has deleted or archived it by hand: no feed brings it back. */
  isTakenDown?: true
}

/** What a feed says now of one programme of a channel. */
export type IncomingAiring = { n: number; slot: Slot; srcId?: string }
