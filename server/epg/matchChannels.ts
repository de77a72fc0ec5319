import type { MatchReason } from '#contract/schemas/live/ingestion.ts'
import { searchText } from '#contract/rules/searchText.ts'

/** A channel of ours that may be the feed's: the reasons are the parts of its score, told to whoever confirms. */
type ChannelMatch = { id: string; score: number; reasons: MatchReason[] }

type OfFeed = { id: string; names: readonly string[]; number?: string; titles?: ReadonlySet<string> }
type Ours = { id: string; names: readonly string[]; cs?: string; number?: number; titles?: ReadonlySet<string> }
/** A name as it is compared: folded, without its quality, and its pairs of letters. */
type ReadName = { text: string; plain: string; pairs: ReadonlySet<string> }
/** A channel of ours whose names are read once for all channels of a feed. */
export type ReadChannel = Omit<Ours, 'names'> & { ids: readonly string[]; names: readonly ReadName[] }

/** From here on, and with nothing else near, a match needs nobody's word. */
const CERTAIN = 0.9
const CLEAR_LEAD = 0.15
const FEWEST_SCORE = 0.25

/** Names that are not the same are never quite alike: 'Sport 11' and 'Sport 111' have the same pairs of letters. */
const MOST_ALIKE = 0.9

/** Words that say how a channel is sent, not which it is. */
const HOW = /\b(hd|sd|uhd|4k|fhd|tv|channel|the|plus1)\b/g
const QUALITY = /\b(hd|sd|uhd|4k|fhd)\b/g

export function readChannel({ names, ...ours }: Ours): ReadChannel {
  const ids = [ours.id, ours.cs].flatMap((id) => (id ? [id.toLowerCase()] : []))
  return { ...ours, ids, names: names.map(readName) }
}

/** Our channels by how likely each is the feed's, the likeliest first; none that has nothing in common with it. */
export function matchesOf(channel: OfFeed, ours: readonly ReadChannel[], most = 5): ChannelMatch[] {
  const names = channel.names.map(readName)
  return ours
    .map((one) => scored(channel, names, one))
    .filter(({ score }) => score >= FEWEST_SCORE)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}

/** The one match that is beyond doubt. */
export function certainMatch([best, next]: readonly ChannelMatch[]): ChannelMatch | undefined {
  if (!best || best.score < CERTAIN) return undefined
  return next && best.score - next.score < CLEAR_LEAD ? undefined : best
}

function scored(channel: OfFeed, names: readonly ReadName[], one: ReadChannel): ChannelMatch {
  const reasons: [MatchReason, number][] = []
  if (one.ids.includes(channel.id.toLowerCase())) reasons.push(['sameId', 0.95])
  const alike = Math.max(0, ...names.flatMap((name) => one.names.map((other) => likeness(name, other))))
  if (alike === 1) reasons.push(['sameName', 0.92])
  else if (alike > 0.4) reasons.push(['nameAlike', alike * 0.7])
  if (channel.number !== undefined && Number(channel.number) === one.number) reasons.push(['sameNumber', 0.2])
  const shared = sharedShare(channel.titles, one.titles)
  if (shared > 0.1) reasons.push(['titlesAgree', shared * 0.6])
  const score = reasons.reduce((sum, [, points]) => sum + (1 - sum) * Math.min(1, points), 0)
  return { id: one.id, score: Math.round(score * 100) / 100, reasons: reasons.map(([reason]) => reason) }
}

function readName(name: string): ReadName {
  const text = searchText(name)
  const plain = text.replaceAll(QUALITY, '').replaceAll(/\s+/g, '')
  return { text, plain, pairs: pairsOf(text.replaceAll(HOW, '').replaceAll(/\s+/g, '')) }
}

/** 1 for the same name, less where only the quality differs, then the share of pairs of letters in common. */
function likeness(one: ReadName, other: ReadName): number {
  if (one.text === '' || other.text === '') return 0
  if (one.text === other.text) return 1
  if (one.plain !== '' && one.plain === other.plain) return 0.95
  if (one.pairs.size === 0 || other.pairs.size === 0) return 0
  let common = 0
  for (const pair of one.pairs) if (other.pairs.has(pair)) common += 1
  return Math.min(MOST_ALIKE, (2 * common) / (one.pairs.size + other.pairs.size))
}

function pairsOf(text: string): Set<string> {
  const letters = [...text]
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

function sharedShare(titles: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined): number {
  if (!titles || !others || titles.size === 0) return 0
  return [...titles].filter((title) => others.has(title)).length / titles.size
}
