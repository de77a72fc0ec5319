import { episodeType } from '../families/episodeType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'
import { SERIES_WORDS } from '../groups/relations.ts'
import { webRelease } from '../groups/webRelease.ts'

/** An episode of a web season, often only minutes long. */
export const webepisode = episodeType({
  ...VOD,
  type: 'webepisode',
  icon: 'episode',
  order: 90,
  one: texts({ en: 'Web episode', zh: '网络剧单集', ms: 'Episod siri web', ta: 'இணையத் தொடர் அத்தியாயம்' }),
  many: texts({ en: 'Web episodes', zh: '网络剧单集', ms: 'Episod siri web', ta: 'இணையத் தொடர் அத்தியாயங்கள்' }),
  of: { type: 'webseason', word: SERIES_WORDS.season },
  own: [webRelease],
  children: ['scenes', 'chapters'],
  sample: {
    lon: [
      { lang: 'en', n: 'Two teas, no sugar' },
      { lang: 'zh', n: '两杯无糖茶' },
      { lang: 'ms', n: 'Teh kosong dua' },
      { lang: 'ta', n: 'சர்க்கரை இல்லாத இரண்டு தேநீர்' },
    ],
    lod: [
      { lang: 'en', n: 'A taxi driver orders for a passenger who never comes.' },
      { lang: 'zh', n: '一名的士司机替一位始终没有出现的乘客点了茶。' },
    ],
    yr: 2023,
    rt: 540_000,
    oadt: '2023-09-08',
    parent: 'night-stall-1',
    ssn_n: 1,
    eps_n: 2,
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    web_pt: 'Rimba Shorts',
    web_u: 'https://shorts.example.org/night-stall/2',
    orn: 'portrait',
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    ppl: [{ n: 'Tan Wei Jie', r: 'actor', ch: 'Uncle Soon' }],
    gnr: ['drama'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    sg: [{ seg_ty: 'vod', dur: 540_000, sp: 0, ep: 540_000, fps: 30 }],
    files: [{ ft: 'video', fn: 'night-stall-s01e02.mp4', fs: 310_440_123, q: 'Full HD' }],
    media_assets: [{ a_id: 'ns-102', file_uri: 's3://vault/night-stall/s01e02.mp4', ftype: 'video' }],
    device_links: [{ dt: 'mobile', cu: 'https://m.example.org/night-stall/2', ca: 'Watch' }],
    lws: '2023-08-31T16:00:00.000Z',
    lwe: '2028-08-31T15:59:59.000Z',
    pn: 'Lorong Media',
    pkg_id: 'night-stall',
  },
})
