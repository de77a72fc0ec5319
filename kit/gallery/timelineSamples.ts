import type { TimelineItem } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { TimelineLane } from '#kit/parts/timeline/timelineLane.ts'
import { sweep } from '#contract/rules/schedule/sweep.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

export type SampleAiring = TimelineItem & {
  kind: 'airing' | 'gap'
  title: string
  lang: string
  detail: string
  rating: string
  isPinned: boolean
  isExpired: boolean
}

export type SampleChannel = { no: number; name: string; letters: string; hue: string }

const TITLES: readonly (readonly [lang: string, title: string])[] = [
  ['en', 'Last Action Hero'],
  ['en', 'Train to Busan Presents: Peninsula'],
  ['en', 'Top Gun: Maverick'],
  ['en', 'Journey of the Heart Across Japan'],
  ['en', 'Earth from Space'],
  ['en', 'The Adventures of Paddington'],
  ['en', 'Blaze And The Monster Machines'],
  ['en', 'News & Weather'],
  ['zh', '金家好媳婦'],
  ['zh', '食尚玩家疯狂总部'],
  ['zh', '晚间新闻'],
  ['ta', 'தமிழ் செய்தி'],
  ['ta', 'வசந்தம் ஸ்டார் 2023'],
  ['ms', 'Tukang Foto Cintanya Jeprat Jepret'],
  ['ms', 'Tajwid Cinta'],
  ['en', 'Headline News'],
]
const LENGTHS = [30, 60, 95, 25, 120, 5, 45, 30, 10, 60, 2, 90, 30, 20]
const NAMES = ['Movies HD', 'Prime', 'Earth HD', 'News 24', 'Junior', 'Sports 1', 'World', 'Pesona HD', 'Vasantham HD']

/** Chance that is the same at every start. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

function airings(lane: number, from: number, to: number): SampleAiring[] {
  const chance = chanceFrom(lane + 1)
  const found: SampleAiring[] = []
  let at = from - Math.floor(chance() * 60) * MINUTE_MS
  while (at < to) {
    const [lang, title] = TITLES[Math.floor(chance() * TITLES.length)] ?? ['en', '']
    const length = LENGTHS[Math.floor(chance() * LENGTHS.length)] ?? 30
    const luck = chance()
    // Now and then an item begins before the one before it has ended.
    const start = luck > 0.995 ? at - 10 * MINUTE_MS : at
    found.push({
      key: `${lane}-${found.length}`,
      from: start,
      to: at + length * MINUTE_MS,
      kind: luck < 0.015 ? 'gap' : 'airing',
      title,
      lang,
      detail: length > 80 ? 'Film, 2022' : `S${1 + (lane % 4)} E${1 + (found.length % 40)}`,
      rating: ['G', 'PG', 'P13', 'NC16'][Math.floor(chance() * 6)] ?? '',
      isPinned: luck > 0.06 && luck < 0.1,
      isExpired: luck > 0.1 && luck < 0.115,
    })
    at += length * MINUTE_MS
  }
  return found.sort((one, other) => one.from - other.from)
}

/** Channels with their airings of so many days from an instant on. */
export function sampleLanes(
  count: number,
  from: number,
  days: number,
): (TimelineLane<SampleAiring> & { channel: SampleChannel })[] {
  return Array.from({ length: count }, (_, lane) => {
    const name = `${NAMES[lane % NAMES.length] ?? ''}${lane < NAMES.length ? '' : ` ${Math.floor(lane / NAMES.length)}`}`
    const items = airings(lane, from, from + days * DAY_MS)
    const { overlaps } = sweep(items, { from, to: from + days * DAY_MS })
    const letters = name.slice(0, 3).toUpperCase()
    return {
      key: `channel-${lane}`,
      label: name,
      items,
      overlaps,
      channel: { no: 101 + lane, name, letters, hue: ['ad', 'bumper', 'filler', 'expired'][lane % 4] ?? '' },
    }
  })
}
