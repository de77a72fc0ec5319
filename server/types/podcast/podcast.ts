import { feedType } from '../families/feedType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** An episode of a podcast, to be heard. */
export const podcast = feedType({
  ...VOD,
  type: 'podcast',
  icon: 'podcast',
  order: 100,
  one: texts({ en: 'Podcast', zh: '播客', ms: 'Podcast', ta: 'வலையொலி' }),
  many: texts({ en: 'Podcasts', zh: '播客', ms: 'Podcast', ta: 'வலையொலிகள்' }),
  parents: ['tvseries', 'webseries'],
  children: ['chapters'],
  sample: {
    lon: [
      { lang: 'en', n: 'The lighthouse keeper’s radio' },
      { lang: 'zh', n: '灯塔看守人的收音机' },
      { lang: 'ms', n: 'Radio penjaga rumah api' },
      { lang: 'ta', n: 'கலங்கரை விளக்கக் காவலரின் வானொலி' },
    ],
    lod: [
      { lang: 'en', n: 'Forty years on a rock in the strait, and the one song that always came through.' },
      { lang: 'ms', n: 'Empat puluh tahun di batu karang selat, dan satu lagu yang sentiasa kedengaran.' },
    ],
    yr: 2024,
    rt: 2_460_000,
    rdt: '2024-06-14',
    parent: 'ferry-line',
    ssn_n: 3,
    eps_n: 7,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    fd_n: 'Tide Tables',
    fd_id: 'tide-tables-s03e07',
    fd_u: 'https://feeds.example.org/tide-tables.xml',
    trs_u: 'https://feeds.example.org/tide-tables/3-7.txt',
    expl: false,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    ppl: [
      { n: 'Priya Nair', r: 'host' },
      { n: 'Hassan Idris', r: 'narrator' },
    ],
    gnr: ['documentary', 'talk'],
    rat: [{ v: 'G', system: 'IMDA' }],
    sg: [
      { seg_ty: 'vod', dur: 1_200_000, sp: 0, ep: 1_200_000, am: [{ ap: 'pre' }, { ap: 'mid' }] },
      { seg_ty: 'vod', dur: 1_260_000, sp: 1_200_000, ep: 2_460_000 },
    ],
    files: [{ ft: 'audio', fn: 'tide-tables-s03e07.m4a', fs: 39_440_123 }],
    media_assets: [{ a_id: 'tt-307', file_uri: 's3://vault/tide-tables/s03e07.m4a', ftype: 'audio' }],
    lws: '2024-06-13T16:00:00.000Z',
    pn: 'Selat Audio',
    provider: { n: 'Selat Audio', id: 'selat', t: 'producer' },
    pkg_id: 'tide-tables',
    ad_settings: [{ prd: 'rimba-my', ad_rl_en: true, ad_rl: ['one-break'], ad_ct: 'talk' }],
  },
})
