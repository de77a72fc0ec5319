import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { APPS, BUNDLES, PROMOTIONS, SPONSORS } from '../words/commerce.ts'
import { inFour } from '../words/four.ts'
import { madeTitle, type Making } from './madeTitle.ts'
import { PRODUCTS } from './windows.ts'
import { DEMO_LANGUAGES } from '../words/demoLanguages.ts'

const FIRST_PROMOTION = 54_000
const FIRST_SPONSORSHIP = 54_100
const FIRST_BUNDLE = 54_200
const FIRST_APP = 54_300
const DAY_MS = 86_400_000
const NAMED = 6
const BANNER = ['0-16x9', '0-3x1-Banner', '0-16x9-Banner']

/** What is there to be offered: documents by type. */
export type Offered = Readonly<Record<'movie' | 'tvseries' | 'channel' | 'event' | 'league', readonly LoadedDocument[]>>
type Commerce = Record<'promotion' | 'sponsorship' | 'bundle' | 'ottapp', LoadedDocument[]>

/** Campaigns, sponsors, bundles and apps; what they name is published. */
export function commerceDocuments(offered: Offered, making: Making): Commerce {
  return {
    promotion: PROMOTIONS.map(({ name, about, kind, genre, action, code, days }, at) => {
      const own = {
        ...windowIn(days, making.now),
        pr_ty: kind,
        ...(code && { cod: code }),
        itm: idsOf(offered.movie, genre, at),
        ca: action[0],
        lca: DEMO_LANGUAGES.slice(1).map((lang, nth) => ({ lang, n: action[nth + 1] ?? '' })),
        lnk: `https://www.rimba.example/offers/${at + 1}`,
        pn: 'Rimba Marketing',
        ...(at === 0 && {
          marker: 'SPONSORED',
          sponsor: { name: 'Payung Emas', label: 'Dry thanks to', tags: ['household'] },
        }),
      }
      const words = { names: inFour(name), about: { en: about } }
      return madeTitle(
        { nth: FIRST_PROMOTION + at, seed: `promotion ${name[0]}`, ...words, genres: [genre], slots: BANNER, own },
        making,
      )
    }),
    sponsorship: SPONSORS.map(({ name, title, label, about, tier, tags, days, of }, at) => {
      const own = {
        ...windowIn(days, making.now),
        name,
        label,
        description: about,
        tags: [...tags],
        marker: 'SPONSORED',
        sp_ty: tier,
        lnk: `https://${name.toLowerCase().replaceAll(' ', '-')}.example.org`,
        itm: idsOf(offered[of], undefined, at).slice(0, 3),
        pn: 'Rimba Sales',
      }
      const pictures = { slots: ['0-16x9'], marks: ['0-16x9-Logo'] }
      return madeTitle(
        { nth: FIRST_SPONSORSHIP + at, seed: `sponsor ${name}`, names: inFour(title), ...pictures, own },
        making,
      )
    }),
    bundle: BUNDLES.map((bundle, at) => bundleDocument(bundle, at, offered, making)),
    ottapp: APPS.map(({ name, platform, id, oldest, latest, store }, at) => {
      const own = {
        plt: platform,
        app_id: id,
        v_mn: oldest,
        v_lt: latest,
        rdt: new Date(making.now - (at + 1) * 17 * DAY_MS).toISOString().slice(0, 10),
        upd: false,
        ...(store && { str: [{ n: store, u: `https://store.example.org/${id}`, con: ['MY', 'SG'] }] }),
        pn: 'Rimba Apps',
      }
      const fate = at === 5 ? 'changed' : 'published'
      return madeTitle(
        { nth: FIRST_APP + at, seed: `app ${id}`, names: inFour(name), marks: ['0-16x9-Logo'], own, fate },
        making,
      )
    }),
  }
}

function bundleDocument(
  bundle: (typeof BUNDLES)[number],
  at: number,
  offered: Offered,
  making: Making,
): LoadedDocument {
  const { name, about, kind, sku, genre, series, league, days } = bundle
  const window = windowIn(days, making.now)
  const contents = league
    ? offered.league.filter(({ published }) => published?.payload.c === league).map(({ id }) => id)
    : idsOf(series ? offered.tvseries : offered.movie, genre, at)
  const own = {
    ...window,
    bd_ty: kind,
    sku,
    itm: contents,
    sp: kind === 'addon' ? ['basic', 'family'] : ['basic'],
    ...(kind === 'addon'
      ? {
          subscription_windows: [
            { sp_st_dt: window.lws, sp_ed_dt: window.lwe, sku, sku_ty: 'addon', sub_ty: 'monthly' },
          ],
        }
      : {
          transactional_windows: [
            { tp_st_dt: window.lws, tp_ed_dt: window.lwe, sku, ard: 30, awd: kind === 'purchase' ? 3650 : 7 },
          ],
        }),
    pn: 'Rimba Shop',
  }
  const words = { names: inFour(name), about: { en: about } }
  const pictures = { genres: [genre ?? (league ? 'sport' : 'drama')], slots: BANNER }
  return madeTitle({ nth: FIRST_BUNDLE + at, seed: `bundle ${sku}`, ...words, ...pictures, own }, making)
}

function windowIn([from, to]: readonly [number, number], now: number): { lws: string; lwe: string } {
  const day = (days: number) => new Date((Math.floor(now / DAY_MS) + days) * DAY_MS).toISOString()
  return { lws: day(from), lwe: day(to) }
}

/** Published titles that both products have, of a genre where one is wanted, others for each offer. */
function idsOf(titles: readonly LoadedDocument[], genre: string | undefined, turn: number): string[] {
  const fitting = titles.filter(
    ({ published }) =>
      published &&
      isEverywhere(published.payload.prd) &&
      (!genre || (Array.isArray(published.payload.gnr) && published.payload.gnr[0] === genre)),
  )
  const from = (turn * NAMED) % Math.max(1, fitting.length)
  return [...fitting, ...fitting].slice(from, from + Math.min(NAMED, fitting.length)).map(({ id }) => id)
}

/** Whoever looks at the offer in either product sees what is in it. */
const isEverywhere = (prd: unknown) => Array.isArray(prd) && prd.length === PRODUCTS.length
