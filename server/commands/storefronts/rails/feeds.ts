import type { RailKind } from '#contract/values/storefront.ts'
import type { CallContext, Command } from '../../../context.ts'
import { computedRail } from './computedRail.ts'
import { railLens } from './railLens.ts'
import { railPage } from './railPart.ts'

type FeedWords = Parameters<Command<'readFeaturedFeed'>>[1]['query']

async function feed(context: CallContext, words: FeedWords, [all, ofTeam]: readonly [RailKind, RailKind]) {
  const { team } = words
  const rail = team === undefined ? { rail: all } : { rail: ofTeam, team }
  return railPage(await computedRail(context, railLens(context, words), rail), words)
}

export const readFeaturedFeed: Command<'readFeaturedFeed'> = (context, { query }) =>
  feed(context, query, ['featured_content', 'featured_content_team'])

export const readUpcomingFeed: Command<'readUpcomingFeed'> = (context, { query }) =>
  feed(context, query, ['upcoming_content', 'upcoming_content_team'])

export const readCountdownFeed: Command<'readCountdownFeed'> = (context, { query }) =>
  feed(context, query, ['countdown_airing', 'countdown_airing_team'])
