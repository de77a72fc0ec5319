import { pieceType } from '../families/pieceType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** A chapter of a film, an episode or a podcast: a mark on the time line to which viewers jump. */
export const chapters = pieceType({
  ...VOD,
  type: 'chapters',
  icon: 'chapter',
  order: 160,
  one: texts({ en: 'Chapter', zh: '章节', ms: 'Bab', ta: 'பாகம்' }),
  many: texts({ en: 'Chapters', zh: '章节', ms: 'Bab', ta: 'பாகங்கள்' }),
  parents: ['movie', 'tvepisode', 'webepisode', 'podcast', 'vodcast'],
  number: {
    field: 'chp_n',
    label: texts({ en: 'Chapter number', zh: '章号', ms: 'Nombor bab', ta: 'பாக எண்' }),
    short: texts({ en: 'Chapter', zh: '章', ms: 'Bab', ta: 'பாகம்' }),
  },
  sample: {
    lon: [
      { lang: 'en', n: 'High water' },
      { lang: 'zh', n: '高水位' },
      { lang: 'ms', n: 'Air pasang' },
      { lang: 'ta', n: 'பெருக்கு' },
    ],
    lod: [{ lang: 'en', n: 'The gates are shut, and the town waits for morning.' }],
    parent: 'monsoon-harbour',
    chp_n: 5,
    sp: 3_480_000,
    ep: 4_425_000,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2025-01-01T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})
