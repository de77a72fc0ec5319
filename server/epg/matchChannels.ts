import type { MatchReason } from '#contract/schemas/live/ingestion.ts'
import { searchText } from '#contract/rules/searchText.ts'

/** A channel of ours that may be the feed's: the reasons are the parts of its score, told to whoever confirms. */
type ChannelMatch = { id: string; score: number; reasons: MatchReason[] }

type OfFeed = { id: string; names: readonly string[]; number?: string; titles?: ReadonlySet<string> }
type Ours = { id: string; names: readonly string[]; cs?: string; number?: number; titles?: ReadonlySet<string> }

/** From here on, and with nothing else near, a match needs nobody's word. */
const CERTAIN = 0.9
const CLEAR_LEAD = 0.15
const FEWEST_SCORE = 0.25

/** Words that say how a channel is sent, not which it is. */
const HOW = /\b(hd|sd|uhd|4k|fhd|tv|channel|the|plus1)\b/g
const QUALITY = /\b(hd|sd|uhd|4k|fhd)\b/g

/** Our channels by how likely each is the feed's, the likeliest first; none that has nothing in common with it. */
export function matchesOf(channel: OfFeed, ours: readonly Ours[], most = 5): ChannelMatch[] {
  return ours
    .map((one) => scored(channel, one))
    .filter(({ score }) => score >= FEWEST_SCORE)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, most)
}

/** The one match that is beyond doubt. */
export function certainMatch([best, next]: readonly ChannelMatch[]): ChannelMatch | undefined {
  if (!best || best.score < CERTAIN) return undefined
  return next && best.score - next.score < CLEAR_LEAD ? undefined : best
}

function scored(channel: OfFeed, one: Ours): ChannelMatch {
  const reasons: [MatchReason, number][] = []
  const ids = [one.id, one.cs].map((id) => (id ?? '').toLowerCase())
  if (ids.includes(channel.id.toLowerCase())) reasons.push(['sameId', 0.95])
  const alike = Math.max(0, ...channel.names.flatMap((name) => one.names.map((other) => likeness(name, other))))
  if (alike === 1) reasons.push(['sameName', 0.92])
  else if (alike > 0.4) reasons.push(['nameAlike', alike * 0.7])
  if (channel.number !== undefined && Number(channel.number) === one.number) reasons.push(['sameNumber', 0.2])
  const shared = sharedShare(channel.titles, one.titles)
  if (shared > 0.1) reasons.push(['titlesAgree', shared * 0.6])
  const score = reasons.reduce((sum, [, points]) => sum + (1 - sum) * Math.min(1, points), 0)
  return { id: one.id, score: Math.round(score * 100) / 100, reasons: reasons.map(([reason]) => reason) }
}

/** 1 for the same name, less where only the quality differs, then the share of pairs of letters in common. */
function likeness(one: string, other: string): number {
  const [first, second] = [searchText(one), searchText(other)]
  if (first === '' || second === '') return 0
  if (first === second) return 1
  const plain = (text: string) => text.replaceAll(QUALITY, '').replaceAll(/\s+/g, '')
  if (plain(first) !== '' && plain(first) === plain(second)) return 0.95
  const [few, many] = [first, second].map((text) => pairsOf(text.replaceAll(HOW, '').replaceAll(/\s+/g, '')))
  if (!few || !many || few.size === 0 || many.size === 0) return 0
  const common = [...few].filter((pair) => many.has(pair)).length
  return (2 * common) / (few.size + many.size)
}

function pairsOf(text: string): Set<string> {
  const letters = [...text]
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}

function sharedShare(titles: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined): number {
  if (!titles || !others || titles.size === 0) return 0
  return [...titles].filter((title) => others.has(title)).length / titles.size
}
