import { CHANNEL_PROGRAMMES, FEED_CHANNELS, NOTE_LINES } from '#contract/values/ingestion.ts'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import type { FeedChannel, FeedItem, FeedProgramme } from './feed.ts'
import { FeedRefused } from './feedRefused.ts'
import { titleKeys } from './pairUp.ts'

/** A channel of a feed with how much it has, some of its titles, and more of them as they are compared. */
export type GatheredChannel = FeedChannel & { programmes: number; titles: string[]; titleKeys: Set<string> }
export type GatheredFeed = {
  channels: GatheredChannel[]
  programmes: number
  notes: EpgIngestion['notes']
  /** First start and last end, epoch ms. */
  span?: { from: number; to: number }
}

const TITLES = 5
/** Enough to know a channel by what it shows. */
const TITLE_KEYS = 60

type Gathering = { take: (item: FeedItem) => FeedProgramme | undefined; result: () => GatheredFeed }

/**
 * Counts a feed while it is read: channels, programmes, notes by kind. `since` leaves out what ends before it. What is
 * taken is answered: memory is that of the channels.
 */
export function gatherFeed(since = -Infinity): Gathering {
  const channels = new Map<string, GatheredChannel>()
  const notes = new Map<string, EpgIngestion['notes'][number]>()
  let programmes = 0
  let span: GatheredFeed['span']
  const channelOf = (id: string): GatheredChannel => {
    const known = channels.get(id)
    if (known) return known
    if (channels.size >= FEED_CHANNELS) throw new FeedRefused('tooManyChannels', { line: 1, column: 1 })
    const made = { id, names: [], programmes: 0, titles: [], titleKeys: new Set<string>() }
    channels.set(id, made)
    return made
  }
  const take = (programme: FeedProgramme): FeedProgramme | undefined => {
    if ((programme.end ?? programme.start) < since) return undefined
    const channel = channelOf(programme.channel)
    channel.programmes += 1
    if (channel.programmes > CHANNEL_PROGRAMMES)
      throw new FeedRefused('tooManyProgrammes', { line: programme.line, column: 1 })
    programmes += 1
    const title = programme.texts.lon[0]?.n
    if (title !== undefined && channel.titles.length < TITLES && !channel.titles.includes(title))
      channel.titles.push(title)
    if (channel.titleKeys.size < TITLE_KEYS) for (const key of titleKeys(programme.texts)) channel.titleKeys.add(key)
    const { start, end = start } = programme
    span = { from: Math.min(span?.from ?? start, start), to: Math.max(span?.to ?? end, end) }
    return programme
  }
  return {
    take: (item) => {
      if (item.kind === 'programme') return take(item.programme)
      if (item.kind === 'channel') Object.assign(channelOf(item.channel.id), item.channel)
      else {
        const { code, line } = item.note
        const { count, lines = [], ...known } = notes.get(code) ?? { code, line, count: 0 }
        if (lines.length < NOTE_LINES) lines.push(line)
        notes.set(code, { ...known, count: count + 1, lines })
      }
      return undefined
    },
    result: () => ({
      channels: [...channels.values()],
      programmes,
      notes: [...notes.values()],
      ...(span && { span }),
    }),
  }
}
