import { spotType } from '../families/spotType.ts'
import { texts } from '../groups/field.ts'
import { referenceColumn } from '../groups/listColumns.ts'
import { ASSETS } from '../groups/places.ts'
import { announcement, announces } from '../groups/spot.ts'

const KINDS = {
  title: texts({ en: 'For a title', zh: '作品宣传', ms: 'Untuk tajuk', ta: 'தலைப்புக்கு' }),
  channel: texts({ en: 'For a channel', zh: '频道宣传', ms: 'Untuk saluran', ta: 'அலைவரிசைக்கு' }),
  season: texts({ en: 'New season', zh: '新一季', ms: 'Musim baharu', ta: 'புதிய பருவம்' }),
  tonight: texts({ en: 'Tonight', zh: '今晚播出', ms: 'Malam ini', ta: 'இன்றிரவு' }),
  image: texts({ en: 'Station image', zh: '台宣形象片', ms: 'Imej stesen', ta: 'நிலைய அடையாளம்' }),
} as const

/** A film of the station that announces a title or a channel. */
export const promo = spotType({
  ...ASSETS,
  type: 'promo',
  icon: 'promo',
  order: 10,
  one: texts({ en: 'Promo', zh: '宣传片', ms: 'Klip promosi', ta: 'நிகழ்ச்சி விளம்பரம்' }),
  many: texts({ en: 'Promos', zh: '宣传片', ms: 'Klip promosi', ta: 'நிகழ்ச்சி விளம்பரங்கள்' }),
  kinds: KINDS,
  extra: announcement,
  columns: [{ ...referenceColumn('ann', announces), width: 168 }],
  row: ['ann'],
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour, this Friday' },
      { lang: 'zh', n: '《季风港》本周五播出' },
      { lang: 'ms', n: 'Pelabuhan Monsun, Jumaat ini' },
      { lang: 'ta', n: 'பருவமழைத் துறைமுகம், இந்த வெள்ளி' },
    ],
    lod: [{ lang: 'en', n: 'Thirty seconds: the horn, the gate, the boy.' }],
    yr: 2025,
    rt: 30_000,
    spt_ty: 'title',
    slt: ['mid', 'between'],
    ann: ['0198c0de-0000-7000-8000-000000000001'],
    ca: 'Friday at nine on Rimba One',
    chs: ['0198c0de-0000-7000-8000-000000000002'],
    mx_day: 12,
    wgt: 60,
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    oa_st_dt: '2025-01-11T16:00:00.000Z',
    oa_ed_dt: '2025-01-17T13:00:00.000Z',
    files: [{ ft: 'video', fn: 'monsoon-friday-30.mxf', fs: 412_440_123, q: 'Full HD' }],
    media_assets: [{ a_id: 'mh-promo-30', file_uri: 's3://vault/promos/monsoon-friday-30.mxf', ftype: 'video' }],
    lws: '2025-01-10T16:00:00.000Z',
    lwe: '2027-01-17T15:59:59.000Z',
    pn: 'Rimba Studios',
    pkg_id: 'monsoon-harbour',
    el_no: 'Swap the end card after the first broadcast.',
  },
})
