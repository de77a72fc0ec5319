import { readCountdownFeed, readFeaturedFeed, readUpcomingFeed } from './feeds.ts'
import { lookupRecommendations } from './lookupRecommendations.ts'
import { readRail } from './readRail.ts'

/** What the rails of storefronts hold (calls.md section 19). */
export const railCommands = {
  readRail,
  lookupRecommendations,
  readFeaturedFeed,
  readUpcomingFeed,
  readCountdownFeed,
}
