import type { MatchReason } from '#contract/schemas/live/ingestion.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { GatheredChannel } from './gatherFeed.ts'
import { turnEvery } from '../threads/othersTurn.ts'
import { certainMatch, matchesOf, readChannel, type ReadChannel } from './matchChannels.ts'

type Ours = { id: string; lon: readonly LocalizedText[]; cs?: string; cn?: number }

/** A channel of a feed and which of ours it is: what was said of it before, else what is beyond doubt. */
type MatchedChannel = {
  src: string
  names: LocalizedText[]
  number: string | null
  programmes: number
  titles: string[]
  state: 'matched' | 'waiting' | 'leftOut'
  channel: string | null
  remembered: boolean
  candidates: { id: string; score: number; reasons: MatchReason[] }[]
}

type Known = {
  ours: readonly Ours[]
  remembered: ReadonlyMap<string, string | null>
  /** The one channel of ours that is wanted; all others of the feed are left out. */
  only?: string | undefined
  /** What our channels show, by their ids. */
  titles?: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Which channels of ours those of a feed are. One of ours is one of the feed's at most: where two claim it beyond doubt,
 * somebody is to say which. A channel without programmes asks nothing of anybody.
 */
export async function matchFeed(channels: readonly GatheredChannel[], known: Known): Promise<MatchedChannel[]> {
  const ours = known.ours.map((one) => readOurs(one, known.titles?.get(one.id)))
  const othersTurn = turnEvery()
  const matched: MatchedChannel[] = []
  for (const channel of channels) {
    await othersTurn()
    matched.push(matchOne(channel, ours, known, channels.length === 1))
  }
  const claims = new Map<string, MatchedChannel[]>()
  for (const one of matched)
    if (one.channel !== null) claims.set(one.channel, [...(claims.get(one.channel) ?? []), one])
  return matched.map((one) => {
    const rivals = claims.get(one.channel ?? '') ?? []
    const first = rivals.find(({ remembered }) => remembered)
    if (rivals.length < 2 || one === first) return one
    return { ...one, state: 'waiting', channel: null, remembered: false }
  })
}

function readOurs({ id, lon, cs, cn }: Ours, titles: ReadonlySet<string> | undefined): ReadChannel {
  return readChannel({
    ...{ id, names: lon.map(({ n }) => n) },
    ...(cs !== undefined && { cs }),
    ...(cn !== undefined && { number: cn }),
    ...(titles && { titles }),
  })
}

function matchOne(
  channel: GatheredChannel,
  ours: readonly ReadChannel[],
  { remembered, only }: Known,
  isAlone: boolean,
): MatchedChannel {
  const { id: src, names, number, programmes, titles, titleKeys } = channel
  const texts = { id: src, names: names.map(({ n }) => n), titles: titleKeys }
  const candidates = matchesOf({ ...texts, ...(number !== undefined && { number }) }, ours)
  const said = remembered.get(src)
  const isKnown = said !== undefined && (said === null || ours.some(({ id }) => id === said))
  const found = isKnown ? said : only !== undefined && isAlone ? only : (certainMatch(candidates)?.id ?? null)
  const isLeftOut = programmes === 0 || (isKnown && said === null) || isOther(found, only, candidates)
  return {
    ...{ src, names, number: number ?? null, programmes, titles, candidates },
    state: isLeftOut ? 'leftOut' : found === null ? 'waiting' : 'matched',
    channel: isLeftOut ? null : found,
    remembered: isKnown,
  }
}

/** One channel is wanted, and this is another one. */
function isOther(found: string | null, only: string | undefined, candidates: readonly { id: string }[]): boolean {
  if (only === undefined || found === only) return false
  return found !== null || !candidates.some(({ id }) => id === only)
}
