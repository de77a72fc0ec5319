import { seasonType } from '../families/seasonType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** A season of a web series. */
export const webseason = seasonType({
  ...VOD,
  type: 'webseason',
  icon: 'season',
  order: 80,
  one: texts({ en: 'Web season', zh: '网络剧季', ms: 'Musim siri web', ta: 'இணையத் தொடர்ப் பருவம்' }),
  many: texts({ en: 'Web seasons', zh: '网络剧季', ms: 'Musim siri web', ta: 'இணையத் தொடர்ப் பருவங்கள்' }),
  series: 'webseries',
  children: ['webepisode'],
  sample: {
    lon: [
      { lang: 'en', n: 'Night Stall: season 1' },
      { lang: 'zh', n: '深夜小摊 第一季' },
      { lang: 'ms', n: 'Gerai Malam: musim 1' },
      { lang: 'ta', n: 'இரவுக் கடை: பருவம் 1' },
    ],
    lod: [
      { lang: 'en', n: 'Ten nights, ten customers, and one stool that is always kept free.' },
      { lang: 'ms', n: 'Sepuluh malam, sepuluh pelanggan, dan satu bangku yang sentiasa dikosongkan.' },
    ],
    yr: 2023,
    rdt: '2023-09-01',
    parent: 'night-stall',
    ssn_n: 1,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    ppl: [{ n: 'Nurul Hidayah', r: 'director' }],
    gnr: ['drama', 'comedy'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    lws: '2023-08-31T16:00:00.000Z',
    lwe: '2028-08-31T15:59:59.000Z',
    lwe_prd: [{ value: '2027-08-31T15:59:59.000Z', prd: 'rimba-my' }],
    pn: 'Lorong Media',
    pkg_id: 'night-stall',
    ad_settings: [{ prd: 'rimba-my', ad_rl_en: false }],
  },
})
