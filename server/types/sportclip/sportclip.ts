import { sportClipType } from '../families/sportClipType.ts'
import { texts } from '../groups/field.ts'

/** One moment of a game, or a voice before or after it. */
export const sportclip = sportClipType({
  type: 'sportclip',
  icon: 'clip',
  order: 320,
  one: texts({ en: 'Sports clip', zh: '体育短片', ms: 'Klip sukan', ta: 'விளையாட்டுத் துணுக்கு' }),
  many: texts({ en: 'Sports clips', zh: '体育短片', ms: 'Klip sukan', ta: 'விளையாட்டுத் துணுக்குகள்' }),
  sample: {
    lon: [
      { lang: 'en', n: '89th minute: Selvam from the halfway line' },
      { lang: 'zh', n: '第89分钟：塞尔瓦姆中线吊射' },
      { lang: 'ms', n: 'Minit ke-89: Selvam dari garisan tengah' },
      { lang: 'ta', n: '89ஆவது நிமிடம்: நடுக்கோட்டிலிருந்து செல்வம்' },
    ],
    yr: 2026,
    rt: 48_000,
    oadt: '2026-09-13',
    parent: '0198c0de-0000-7000-8000-000000000105',
    spt: '0198c0de-0000-7000-8000-000000000101',
    lg: '0198c0de-0000-7000-8000-000000000102',
    ssn: '2026/27',
    rnd: 'Round 5',
    gm_lb: 'rewind',
    tms: ['0198c0de-0000-7000-8000-000000000103'],
    ia: ['0-16x9'],
    prd: ['rimba-my'],
    vce: true,
    gnr: ['sport'],
    sg: [{ seg_ty: 'vod', dur: 48_000, sp: 5_310_000, ep: 5_358_000, ctkey: 'hu-sr-r05', fps: 50 }],
    lws: '2026-09-13T14:10:00.000Z',
    lwe: '2026-12-13T15:59:59.000Z',
    pn: 'Rimba Sport',
    el_no: 'Not for the front page before the full replay is up.',
  },
})
