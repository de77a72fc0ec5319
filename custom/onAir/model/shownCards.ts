import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { OnAirBoard, OnAirChannel } from '#contract/schemas/live/onAir.ts'
import { namesOf } from '#contract/schemas/readers.ts'
import type { BoardView } from './boardView.ts'
import { cardOf, type Card } from './cardOf.ts'

export type ShownCard = { line: OnAirChannel; card: Card }

/** Every channel with how it stands at a moment, by number; those that never had a guide after the others. */
export function cardsOf({ channels, problems }: OnAirBoard, now: number): ShownCard[] {
  const byChannel = Map.groupBy(problems, ({ channel }) => channel)
  const cards = channels.map((line) => ({ line, card: cardOf(line, byChannel.get(line.channel.id) ?? [], now) }))
  return [...cards.filter((one) => !isOff(one)), ...cards.filter(isOff)]
}

const isOff = ({ card: { tone } }: ShownCard) => tone === 'off'
const isInTrouble = ({ card: { tone } }: ShownCard) => tone === 'dark' || tone === 'soon'
const isNotReady = ({ line: { days } }: ShownCard) => days.some((day) => day !== 'published')

/** Those that the filters leave. */
export function shownCards(cards: readonly ShownCard[], { cards: shown, term }: BoardView): ShownCard[] {
  const words = term.trim().toLocaleLowerCase()
  const isNamed = ({ line: { channel } }: ShownCard) =>
    words === '' ||
    String(channel.cn ?? '') === words ||
    namesOf(channel).some(({ n }) => n.toLocaleLowerCase().includes(words))
  return cards.filter(
    (one) =>
      isNamed(one) &&
      (shown === 'all' || (shown === 'trouble' && isInTrouble(one)) || (shown === 'days' && isNotReady(one))),
  )
}

/** What the totals above the cards say. */
export type Totals = {
  onAir: number
  off: number
  trouble: number
  dark: number
  /** When the next channel gets into trouble that is not in it yet. */
  next: number | undefined
  days: number
  daysOn: number
  /** The first day that is not ready, 'YYYY-MM-DD'. */
  firstDay: string | undefined
}

/** Sums over all cards, whatever the filters leave. */
export function totalsOf(cards: readonly ShownCard[]): Totals {
  const unready = cards.filter(isNotReady)
  const soonest = cards.flatMap(({ card }) => (card.tone === 'soon' ? (card.counts ?? []) : []))
  const firstDays = unready.map(({ line: { today, days } }) =>
    shiftDay(
      today,
      days.findIndex((day) => day !== 'published'),
    ),
  )
  return {
    onAir: cards.filter(({ card }) => card.current !== undefined).length,
    off: cards.filter(isOff).length,
    trouble: cards.filter(isInTrouble).length,
    dark: cards.filter(({ card }) => card.tone === 'dark').length,
    next: soonest.length > 0 ? Math.min(...soonest) : undefined,
    days: unready.reduce((sum, { line }) => sum + line.days.filter((day) => day !== 'published').length, 0),
    daysOn: unready.length,
    firstDay: firstDays.sort()[0],
  }
}

/** Channels by id, for the names in the worklist. */
export function channelNames({ channels }: OnAirBoard): ReadonlyMap<string, OnAirChannel['channel']> {
  return new Map(channels.map(({ channel }) => [channel.id, channel]))
}
