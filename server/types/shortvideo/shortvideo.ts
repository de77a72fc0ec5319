import { clipType } from '../families/clipType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** A short video: a clip, an interview, a making-of; alone or beside a title. */
export const shortvideo = clipType({
  ...VOD,
  type: 'shortvideo',
  icon: 'shortVideo',
  order: 20,
  one: texts({ en: 'Short video', zh: '短视频', ms: 'Video pendek', ta: 'குறுங்காணொளி' }),
  many: texts({ en: 'Short videos', zh: '短视频', ms: 'Video pendek', ta: 'குறுங்காணொளிகள்' }),
  parents: ['movie', 'tvseries', 'webseries'],
  sample: {
    lon: [
      { lang: 'en', n: 'Building the harbour set' },
      { lang: 'zh', n: '搭建港口布景' },
      { lang: 'ms', n: 'Membina set pelabuhan' },
      { lang: 'ta', n: 'துறைமுக அரங்கம் உருவான விதம்' },
    ],
    lod: [{ lang: 'en', n: 'Carpenters and painters talk about forty days of work beside the river.' }],
    yr: 2024,
    rt: 274_000,
    rdt: '2024-05-02',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2024-04-30T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    ppl: [{ n: 'Joseph Tan', r: 'composer' }],
    gnr: ['documentary'],
    rat: [{ v: 'G', system: 'IMDA' }],
    ia: ['0-16x9'],
    sg: [{ seg_ty: 'vod', dur: 274_000, sp: 0, ep: 274_000, fps: 25 }],
    files: [{ ft: 'video', fn: 'harbour-set.mp4', fs: 212_440_123, q: 'HD' }],
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})
