import { seriesType } from '../families/seriesType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'
import { webRelease } from '../groups/webRelease.ts'

/** A series made for the web: the parent of its seasons. */
export const webseries = seriesType({
  ...VOD,
  type: 'webseries',
  icon: 'webSeries',
  order: 70,
  one: texts({ en: 'Web series', zh: '网络剧', ms: 'Siri web', ta: 'இணையத் தொடர்' }),
  many: texts({ en: 'Web series', zh: '网络剧', ms: 'Siri web', ta: 'இணையத் தொடர்கள்' }),
  own: [webRelease],
  children: ['webseason', 'trailer', 'preview', 'shortvideo', 'podcast', 'vodcast', 'songs'],
  sample: {
    lon: [
      { lang: 'en', n: 'Night Stall' },
      { lang: 'zh', n: '深夜小摊' },
      { lang: 'ms', n: 'Gerai Malam' },
      { lang: 'ta', n: 'இரவுக் கடை' },
    ],
    losn: [{ lang: 'en', n: 'Night Stall' }],
    lod: [
      { lang: 'en', n: 'Everyone who cannot sleep ends up at the same tea stall under the flyover.' },
      { lang: 'zh', n: '睡不着的人，最后都会来到高架桥下的同一家茶摊。' },
      { lang: 'ms', n: 'Sesiapa yang tidak dapat tidur akhirnya singgah di gerai teh yang sama di bawah jejambat.' },
      { lang: 'ta', n: 'தூக்கம் வராதவர்கள் எல்லாரும் மேம்பாலத்துக்கு அடியில் உள்ள அதே தேநீர்க் கடைக்கு வருகிறார்கள்.' },
    ],
    yr: 2023,
    rdt: '2023-09-01',
    web_pt: 'Rimba Shorts',
    web_u: 'https://shorts.example.org/night-stall',
    orn: 'portrait',
    ia: ['0-16x9', '0-16x9-Cover'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lwe_prd: [{ value: '2027-08-31T15:59:59.000Z', prd: 'rimba-sg' }],
    availability: [{ prd: 'rimba-my', dt: '2023-09-01T12:00:00.000Z', con: ['MY'], det: ['mobile', 'tablet'] }],
    ppl: [
      { n: 'Nurul Hidayah', r: 'director' },
      { n: 'Tan Wei Jie', r: 'actor', ch: 'Uncle Soon' },
    ],
    gnr: ['drama', 'comedy'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    device_links: [{ dt: 'mobile', cu: 'https://m.example.org/night-stall', ca: 'Watch', lnk: 'https://example.org' }],
    lws: '2023-08-31T16:00:00.000Z',
    lwe: '2028-08-31T15:59:59.000Z',
    subscription_windows: [
      { sp_st_dt: '2023-09-01T12:00:00.000Z', sp_ed_dt: '2028-08-31T15:59:59.000Z', sku: 'RIMBA-1', sku_ty: 'plan' },
    ],
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    pn: 'Lorong Media',
    provider: { n: 'Lorong Media', id: 'lorong', t: 'producer' },
    pkg_id: 'night-stall',
    ad_settings: [{ prd: 'rimba-my', ad_rl_en: true, ad_ct: 'drama' }],
    el_no: 'Made upright; the 16x9 masters have a painted border.',
  },
})
