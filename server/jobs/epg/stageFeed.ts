import type { Services } from '../../services.ts'
import type { FeedItem } from '../../epg/feed.ts'
import { gatherFeed, type GatheredFeed } from '../../epg/gatherFeed.ts'
import { matchFeed } from '../../epg/matchFeed.ts'
import { stagedData } from '../../epg/slots.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { IngestionRow } from '../../stores/epg/ingestionRows.ts'
import type { StagedProgramme } from '../../stores/epg/stagedFeed.ts'
import type { Reader } from '../../stores/documents/sender.ts'

/** Programmes that are written at once: memory is theirs, whatever the feed holds. */
const SLICE = 500

type Feed = Pick<IngestionRow, 'id' | 'feed' | 'scope' | 'channel' | 'since'>
type Stores = Pick<Services, 'epg'>

/**
 * Reads a feed to its end into the database, in slices, and says which of our channels its channels are. Throws
 * FeedRefused where it cannot be read; whoever asked then clears what was staged.
 */
export async function stageFeed(
  { epg }: Stores,
  reader: Reader,
  feed: Feed,
  items: AsyncIterable<FeedItem>,
): Promise<void> {
  const gathering = gatherFeed(feed.since === null ? undefined : Date.parse(feed.since))
  let slice: StagedProgramme[] = []
  let n = 0
  const flush = async () => {
    const rows = slice
    slice = []
    if (rows.length > 0) await epg.addProgrammes(feed.id, rows)
  }
  for await (const item of items) {
    const programme = gathering.take(item)
    if (!programme) continue
    slice.push({ n: (n += 1), src: programme.channel, start: programme.start, data: stagedData(programme) })
    if (slice.length === SLICE) await flush()
  }
  await flush()
  const gathered = gathering.result()
  const { programmes, notes } = gathered
  const matched = await matchGathered({ epg }, reader, feed, gathered)
  await epg.finishStaging(feed.id, { channels: matched, programmes, notes })
}

/** How far around the start of a feed titles are looked for, ms. */
const TITLES_MS = 2 * 86_400_000

/**
 * Which of our channels those of a feed are, of those that the reader sees. Titles that both show are asked for only
 * where names, ids and what was said before leave a channel open.
 */
export async function matchGathered(
  { epg }: Stores,
  reader: Reader,
  { feed, scope, channel }: Omit<Feed, 'id' | 'since'>,
  { channels, span }: GatheredFeed,
) {
  const [ours, remembered] = await Promise.all([
    epg.ourChannels(reader, catalogUrn(CHANNEL_TYPE)),
    epg.remembered(feed, scope),
  ])
  const known = { ours, remembered, only: channel ?? undefined }
  const byName = await matchFeed(channels, known)
  if (!span || byName.every(({ state }) => state !== 'waiting')) return byName
  const around = { from: span.from - TITLES_MS, to: span.from + TITLES_MS }
  return matchFeed(channels, { ...known, titles: await epg.titlesOn(reader, catalogUrn(AIRING_TYPE), around) })
}
