import { episodeType } from '../families/episodeType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'
import { SERIES_WORDS } from '../groups/relations.ts'

/** An episode of a season. */
export const tvepisode = episodeType({
  ...VOD,
  type: 'tvepisode',
  icon: 'episode',
  order: 50,
  one: texts({ en: 'TV episode', zh: '电视剧集', ms: 'Episod TV', ta: 'தொலைக்காட்சி அத்தியாயம்' }),
  many: texts({ en: 'TV episodes', zh: '电视剧集', ms: 'Episod TV', ta: 'தொலைக்காட்சி அத்தியாயங்கள்' }),
  of: { type: 'tvseason', word: SERIES_WORDS.season },
  children: ['scenes', 'chapters', 'preview'],
  sample: {
    lon: [
      { lang: 'en', n: 'Low water' },
      { lang: 'zh', n: '枯水' },
      { lang: 'ms', n: 'Air surut' },
      { lang: 'ta', n: 'வற்றிய ஆறு' },
    ],
    lod: [{ lang: 'en', n: 'The river falls, and the night ferry runs aground with forty guests.' }],
    yr: 2022,
    rt: 2_640_000,
    trt: 3_000_000,
    oadt: '2022-03-11',
    parent: 'ferry-line-2',
    ssn_n: 2,
    eps_n: 3,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2022-02-28T16:00:00.000Z',
    lwe: '2029-06-30T15:59:59.000Z',
    oa_st_dt: '2022-03-11T12:00:00.000Z',
    ppl: [
      { n: 'Lim Hui Ying', r: 'director' },
      { n: 'Kavin Selvam', r: 'actor', ch: 'Captain Mani' },
    ],
    gnr: ['drama'],
    rat: [{ v: 'PG', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [
      { seg_ty: 'vod', dur: 1_320_000, sp: 0, ep: 1_320_000, fps: 25, am: [{ ap: 'pre' }] },
      { seg_ty: 'ad', dur: 180_000 },
      { seg_ty: 'vod', dur: 1_320_000, sp: 1_320_000, ep: 2_640_000, fps: 25 },
    ],
    files: [{ ft: 'video', fn: 'ferry-line-s02e03.mp4', fs: 1_912_440_123, q: 'Full HD' }],
    media_assets: [{ a_id: 'fl-203', file_uri: 's3://vault/ferry-line/s02e03.mp4', ftype: 'video' }],
    pn: 'Sungai Pictures',
    pkg_id: 'ferry-line',
    el_no: 'Credits end at 43:10.',
  },
})
