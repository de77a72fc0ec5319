import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { inTurn } from '../random.ts'
import type { ByLanguage } from '../words/describe.ts'
import { inFour } from '../words/four.ts'
import { BUMPERS, FILLERS, PROMO_NAMES } from '../words/spots.ts'
import { madeTitle, type Making } from './madeTitle.ts'
import { namesOf } from './sport/games.ts'

const FIRST_PROMO = 59_000
const FIRST_BUMPER = 59_100
const FIRST_FILLER = 59_200
const PROMOS = 18
const DAY_MS = 86_400_000
const PROVIDER = { pn: 'Rimba Studios' }

type Spots = Record<'promo' | 'bumper' | 'filler', LoadedDocument[]>

/** Films of the station itself: promos of published titles, bumpers, fillers. */
export function spotDocuments(
  titles: readonly LoadedDocument[],
  channels: readonly LoadedDocument[],
  making: Making,
): Spots {
  const year = new Date(making.now).getUTCFullYear()
  const onAir = (from: number, to: number) => ({
    oa_st_dt: new Date(making.now + from * DAY_MS).toISOString(),
    oa_ed_dt: new Date(making.now + to * DAY_MS).toISOString(),
  })
  const stations = channels.filter(({ published }) => published).map(({ id }) => id)
  const named = titles.filter(
    ({ published }) => Array.isArray(published?.payload.lon) && published.payload.lon.length === 4,
  )
  return {
    promo: named.slice(-PROMOS).map((title, at) => {
      const lon = title.published?.payload.lon as { lang: string; n: string }[]
      const name = Object.fromEntries(lon.map(({ lang, n }) => [lang, n])) as ByLanguage
      const words = inTurn(PROMO_NAMES, at)
      const genres = (title.published?.payload.gnr ?? []) as string[]
      const own = {
        yr: year,
        rt: (at % 2 === 0 ? 30 : 20) * 1000,
        spt_ty: at % 3 === 1 ? 'tonight' : 'title',
        slt: ['mid', 'between'],
        ann: [title.id],
        chs: stations.slice(at % 5, (at % 5) + 2),
        mx_day: 12,
        wgt: 60,
        ...onAir(at - 12, at - 4),
        ...PROVIDER,
      }
      const pictures = { genres, slots: ['0-16x9'], isLicensed: true }
      return madeTitle(
        { nth: FIRST_PROMO + at, seed: `promo ${title.id}`, names: namesOf(words, { name }), ...pictures, own },
        making,
      )
    }),
    bumper: BUMPERS.map(({ name, kind, seconds, slots }, at) => {
      const own = {
        yr: year,
        rt: seconds * 1000,
        spt_ty: kind,
        slt: [...slots],
        wgt: 100,
        ...onAir(-200, 400),
        ...PROVIDER,
      }
      const pictures = { slots: ['0-16x9'], isLicensed: true }
      return madeTitle(
        { nth: FIRST_BUMPER + at, seed: `bumper ${name[0]}`, names: inFour(name), ...pictures, own },
        making,
      )
    }),
    filler: FILLERS.map(({ name, kind, seconds, loops, genre }, at) => {
      const own = {
        yr: year - 1,
        rt: seconds * 1000,
        spt_ty: kind,
        slt: ['between'],
        loop: loops,
        mx_day: 40,
        wgt: 20,
        ...PROVIDER,
      }
      const pictures = { genres: [genre], slots: ['0-16x9'], isLicensed: true }
      return madeTitle(
        { nth: FIRST_FILLER + at, seed: `filler ${name[0]}`, names: inFour(name), ...pictures, own },
        making,
      )
    }),
  }
}
