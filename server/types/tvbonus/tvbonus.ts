import { clipType } from '../families/clipType.ts'
import { bonusKind, BONUS_KINDS, bonus } from '../groups/bonus.ts'
import { texts } from '../groups/field.ts'
import { choiceColumn } from '../groups/listColumns.ts'
import { choiceFilter } from '../groups/listFilters.ts'
import { VOD } from '../groups/places.ts'

/** Something extra of a television series: an outtake, an interview, a tour of the set. */
export const tvbonus = clipType({
  ...VOD,
  type: 'tvbonus',
  icon: 'bonus',
  order: 120,
  one: texts({ en: 'TV bonus', zh: '电视剧花絮', ms: 'Bonus TV', ta: 'தொடர் கூடுதல் காட்சி' }),
  many: texts({ en: 'TV bonuses', zh: '电视剧花絮', ms: 'Bonus TV', ta: 'தொடர் கூடுதல் காட்சிகள்' }),
  parents: ['tvseries', 'tvseason'],
  needsParent: true,
  own: [bonus],
  columns: [choiceColumn('bns_ty', bonusKind)],
  filters: [choiceFilter('bns_ty', bonusKind, BONUS_KINDS)],
  narrow: { facets: ['bns_ty'], row: ['bns_ty'] },
  sample: {
    lon: [
      { lang: 'en', n: 'The Ferry Line: a tour below deck' },
      { lang: 'zh', n: '渡轮航线：甲板下的参观' },
      { lang: 'ms', n: 'Laluan Feri: lawatan ke bawah dek' },
      { lang: 'ta', n: 'படகு வழி: தளத்தின் கீழே ஒரு சுற்று' },
    ],
    lod: [{ lang: 'en', n: 'The ship’s carpenter shows which cabins are real and which end after a metre.' }],
    yr: 2022,
    rt: 412_000,
    rdt: '2022-04-15',
    parent: 'ferry-line-2',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    bns_ty: 'set_tour',
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    ppl: [{ n: 'Lim Hui Ying', r: 'host' }],
    gnr: ['documentary'],
    rat: [{ v: 'G', system: 'IMDA' }],
    sg: [{ seg_ty: 'vod', dur: 412_000, sp: 0, ep: 412_000, fps: 25 }],
    files: [{ ft: 'video', fn: 'ferry-line-below-deck.mp4', fs: 302_440_123, q: 'HD' }],
    lws: '2022-04-14T16:00:00.000Z',
    lwe: '2029-06-30T15:59:59.000Z',
    pn: 'Sungai Pictures',
    pkg_id: 'ferry-line',
  },
})
