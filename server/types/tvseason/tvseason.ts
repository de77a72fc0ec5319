import { seasonType } from '../families/seasonType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** A season of a television series. */
export const tvseason = seasonType({
  ...VOD,
  type: 'tvseason',
  icon: 'season',
  order: 40,
  one: texts({ en: 'TV season', zh: '电视剧季', ms: 'Musim TV', ta: 'தொலைக்காட்சிப் பருவம்' }),
  many: texts({ en: 'TV seasons', zh: '电视剧季', ms: 'Musim TV', ta: 'தொலைக்காட்சிப் பருவங்கள்' }),
  series: 'tvseries',
  children: ['tvepisode', 'tvbonus', 'preview'],
  sample: {
    lon: [
      { lang: 'en', n: 'The Ferry Line: season 2' },
      { lang: 'zh', n: '渡轮航线 第二季' },
      { lang: 'ms', n: 'Laluan Feri: musim 2' },
      { lang: 'ta', n: 'படகு வழி: பருவம் 2' },
    ],
    lod: [{ lang: 'en', n: 'A bridge is planned, and the crews count their last crossings.' }],
    yr: 2022,
    rdt: '2022-03-04',
    oadt: '2022-03-04',
    parent: 'ferry-line',
    ssn_n: 2,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2022-02-28T16:00:00.000Z',
    lwe: '2029-06-30T15:59:59.000Z',
    lwe_prd: [{ value: '2027-12-31T15:59:59.000Z', prd: 'rimba-my' }],
    f_st_dt: '2022-03-04T12:00:00.000Z',
    f_ed_dt: '2022-04-01T12:00:00.000Z',
    ppl: [{ n: 'Aishah Rahman', r: 'director' }],
    gnr: ['drama'],
    rat: [{ v: 'PG', system: 'IMDA' }],
    ia: ['0-16x9'],
    pn: 'Sungai Pictures',
    provider: { n: 'Sungai Pictures', id: 'sungai', t: 'studio' },
    pkg_id: 'ferry-line',
    ad_settings: [{ prd: 'rimba-my', ad_rl_en: false }],
    el_no: 'Episode 4 was re-cut.',
  },
})
