import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { imagesOf, namesOf, titleOf } from '#contract/schemas/readers.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { slotOf, type ImagePlace } from '#contract/values/images.ts'
import type { RailBadge } from '#contract/values/rails.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { RailLook } from './railLook.ts'

/** What is said on a card; a badge with an instant counts down to it, or names it. */
export type CardBadge = { badge: RailBadge; days?: number; at?: string }

export type CardFacts = {
  id: string
  title: string
  /** BCP 47 of the title where it is another than the lens asks for. */
  lang: string
  lacksLanguage: boolean
  /** The document whose picture is shown, with its place; undefined for one without any. */
  picture: { id: string; key?: string | undefined; place: ImagePlace; timestamp?: string | undefined } | undefined
  /** It has no picture in the ratio that the container wants. */
  lacksRatio: boolean
  badge: CardBadge | undefined
  /** The channel of an airing. */
  channel: string | undefined
  description: string | undefined
}

export type CardLens = { lang: string; at: number; product: string | undefined }

/** Types of pictures in the order in which a kind of container prefers them. */
const TYPES = {
  hero: ['Banner', 'Cover', 'Poster'],
  card: ['Poster', 'Cover', 'Banner'],
} as const

/** All that a card shows of a title, in the lens's language and at its moment. */
export function cardFacts(row: RailRow, look: Pick<RailLook, 'ratio' | 'shape'>, lens: CardLens): CardFacts {
  const names = namesOf(row)
  const own = names.find(({ lang }) => lang === lens.lang)
  const shown = own ?? names.find(({ n }) => n === titleOf(row, lens.lang))
  const picture = pictureOf(row, look, lens.lang)
  return {
    id: row.id,
    title: shown?.n ?? row.id,
    lang: shown?.lang ?? lens.lang,
    lacksLanguage: own === undefined,
    picture: picture && {
      ...(row.title ? { id: row.title.id, key: row.title.key } : { id: row.id, key: row.key }),
      place: picture,
      ...(typeof row.ut === 'string' && { timestamp: row.ut }),
    },
    lacksRatio: picture?.ratio !== look.ratio,
    badge: badgeOf(row, lens),
    channel: row.channel && titleOf(row.channel, lens.lang),
    description: titleOf({ lon: row.lod }, lens.lang) || undefined,
  }
}

/** The picture that fits best among those that there are: the ratio first, then the language, then the type. */
function pictureOf(row: RailRow, { ratio, shape }: Pick<RailLook, 'ratio' | 'shape'>, lang: string) {
  const types: readonly string[] = TYPES[shape === 'hero' ? 'hero' : 'card']
  const places = imagesOf(row.title ?? row).flatMap((name) => {
    const place = slotOf(name)
    return place && types.includes(place.type) && (place.lang === undefined || place.lang === lang) ? [place] : []
  })
  const cost = (place: ImagePlace) =>
    (place.ratio === ratio ? 0 : 100) + (place.lang === lang ? 0 : 10) + types.indexOf(place.type)
  return places.toSorted((one, other) => cost(one) - cost(other))[0]
}

function badgeOf(row: RailRow, { at, product }: CardLens): CardBadge | undefined {
  const { badges } = row
  const badge = (['live', 'leaving', 'upcoming', 'new'] as const).find((one) => badges.includes(one))
  if (badge === 'leaving') {
    const end = windowEnd(row, product)
    return end === undefined ? { badge } : { badge, days: Math.max(0, Math.ceil((end - at) / DAY_MS)) }
  }
  return badge && { badge, ...(badge === 'upcoming' && row.date !== undefined && { at: row.date }) }
}
