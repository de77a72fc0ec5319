import { clipType } from '../families/clipType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** A trailer of a film or a series. */
export const trailer = clipType({
  ...VOD,
  type: 'trailer',
  icon: 'trailer',
  order: 60,
  one: texts({ en: 'Trailer', zh: '预告片', ms: 'Treler', ta: 'முன்னோட்டம்' }),
  many: texts({ en: 'Trailers', zh: '预告片', ms: 'Treler', ta: 'முன்னோட்டங்கள்' }),
  parents: ['movie', 'tvseries', 'webseries'],
  needsParent: true,
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour: trailer' },
      { lang: 'zh', n: '季风港：预告片' },
      { lang: 'ms', n: 'Pelabuhan Monsun: treler' },
    ],
    lod: [{ lang: 'en', n: 'A boy is missing, and the river is rising.' }],
    yr: 2024,
    rt: 131_000,
    rdt: '2024-03-15',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2024-03-14T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    ppl: [{ n: 'Kavin Selvam', r: 'actor', ch: 'Mani' }],
    gnr: ['drama'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [{ seg_ty: 'vod', dur: 131_000, sp: 0, ep: 131_000, fps: 25 }],
    media_assets: [{ a_id: 'mh-trailer', file_uri: 's3://vault/monsoon-harbour/trailer.mp4', ftype: 'video' }],
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})
