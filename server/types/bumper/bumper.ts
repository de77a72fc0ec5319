import { spotType } from '../families/spotType.ts'
import { texts } from '../groups/field.ts'
import { ASSETS } from '../groups/places.ts'

const KINDS = {
  ident: texts({ en: 'Station ident', zh: '台标片', ms: 'Identiti stesen', ta: 'நிலையச் சின்னக் காட்சி' }),
  opening: texts({ en: 'Opening', zh: '片头', ms: 'Pembukaan', ta: 'தொடக்கக் காட்சி' }),
  closing: texts({ en: 'Closing', zh: '片尾', ms: 'Penutup', ta: 'முடிவுக் காட்சி' }),
  break_start: texts({ en: 'Into the break', zh: '进入广告', ms: 'Masuk rehat', ta: 'இடைவேளைக்குள்' }),
  break_end: texts({ en: 'Back from the break', zh: '广告归来', ms: 'Kembali dari rehat', ta: 'இடைவேளைக்குப் பின்' }),
  rating: texts({ en: 'Rating card', zh: '分级提示', ms: 'Kad penarafan', ta: 'தரமதிப்பீட்டு அட்டை' }),
} as const

/** A few seconds that lead into a title, a break or out of them. */
export const bumper = spotType({
  ...ASSETS,
  type: 'bumper',
  icon: 'bumper',
  order: 20,
  one: texts({ en: 'Bumper', zh: '过场短片', ms: 'Klip bumper', ta: 'இணைப்புக் காட்சி' }),
  many: texts({ en: 'Bumpers', zh: '过场短片', ms: 'Klip bumper', ta: 'இணைப்புக் காட்சிகள்' }),
  kinds: KINDS,
  sample: {
    lon: [
      { lang: 'en', n: 'Rimba One: back after the break' },
      { lang: 'zh', n: '森林一台：广告之后马上回来' },
      { lang: 'ms', n: 'Rimba Satu: kembali selepas rehat' },
      { lang: 'ta', n: 'ரிம்பா ஒன்று: இடைவேளைக்குப் பின்' },
    ],
    lod: [{ lang: 'en', n: 'Leaves open on the station mark; five notes of a flute.' }],
    yr: 2024,
    rt: 5_000,
    spt_ty: 'break_start',
    slt: ['mid'],
    chs: ['0198c0de-0000-7000-8000-000000000002'],
    wgt: 100,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    oa_st_dt: '2024-01-01T00:00:00.000Z',
    files: [{ ft: 'video', fn: 'rimba-one-break-5.mxf', fs: 62_440_123, q: 'Full HD' }],
    lws: '2023-12-31T16:00:00.000Z',
    lwe: '2027-12-31T15:59:59.000Z',
    pn: 'Rimba Studios',
  },
})
