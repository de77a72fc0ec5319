import { spotType } from '../families/spotType.ts'
import { texts } from '../groups/field.ts'
import { ASSETS } from '../groups/places.ts'
import { looping } from '../groups/spot.ts'

const KINDS = {
  scenery: texts({ en: 'Scenery', zh: '风景', ms: 'Pemandangan', ta: 'இயற்கைக் காட்சி' }),
  music: texts({ en: 'Music', zh: '音乐', ms: 'Muzik', ta: 'இசை' }),
  slate: texts({ en: 'Notice', zh: '告示板', ms: 'Papan notis', ta: 'அறிவிப்புப் பலகை' }),
  countdown: texts({ en: 'Countdown', zh: '倒计时', ms: 'Kira detik', ta: 'இறங்குமுக எண்ணிக்கை' }),
  facts: texts({ en: 'Did you know', zh: '小知识', ms: 'Tahukah anda', ta: 'தெரியுமா உங்களுக்கு' }),
} as const

/** What fills a gap in the schedule: scenery, music, a notice. */
export const filler = spotType({
  ...ASSETS,
  type: 'filler',
  icon: 'filler',
  order: 30,
  one: texts({ en: 'Filler', zh: '垫片', ms: 'Klip pengisi', ta: 'இடைநிரப்பு' }),
  many: texts({ en: 'Fillers', zh: '垫片', ms: 'Klip pengisi', ta: 'இடைநிரப்புகள்' }),
  kinds: KINDS,
  extra: looping,
  columns: [
    {
      field: 'loop',
      kind: 'boolean',
      label: texts({ en: 'Repeats', zh: '可循环', ms: 'Berulang', ta: 'திரும்ப ஓடும்' }),
      width: 88,
    },
  ],
  row: ['loop'],
  sample: {
    lon: [
      { lang: 'en', n: 'The river at first light' },
      { lang: 'zh', n: '晨光中的河流' },
      { lang: 'ms', n: 'Sungai pada waktu fajar' },
      { lang: 'ta', n: 'விடியலில் ஆறு' },
    ],
    lod: [{ lang: 'en', n: 'One shot from a jetty, with the sound of the place.' }],
    yr: 2023,
    rt: 120_000,
    spt_ty: 'scenery',
    slt: ['between'],
    loop: true,
    mx_day: 40,
    wgt: 20,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    files: [{ ft: 'video', fn: 'river-first-light.mxf', fs: 1_412_440_123, q: 'Full HD' }],
    lws: '2023-05-31T16:00:00.000Z',
    pn: 'Rimba Studios',
  },
})
