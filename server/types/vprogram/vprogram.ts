import { programType } from '../families/programType.ts'
import { texts } from '../groups/field.ts'
import { VIRTUAL } from '../groups/places.ts'

/** What a virtual channel plays as one piece. */
export const vprogram = programType({
  ...VIRTUAL,
  type: 'vprogram',
  icon: 'show',
  order: 40,
  one: texts({ en: 'Virtual program', zh: '虚拟节目', ms: 'Program maya', ta: 'மெய்நிகர் நிகழ்ச்சி' }),
  many: texts({ en: 'Virtual programs', zh: '虚拟节目', ms: 'Program maya', ta: 'மெய்நிகர் நிகழ்ச்சிகள்' }),
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour, late night' },
      { lang: 'zh', n: '季风港湾（深夜时段）' },
      { lang: 'ms', n: 'Pelabuhan Monsun, lewat malam' },
      { lang: 'ta', n: 'பருவமழைத் துறைமுகம், நள்ளிரவு' },
    ],
    lod: [{ lang: 'en', n: 'The film in two parts with one break.' }],
    sg: [
      { seg_ty: 'vod', ctkey: '0198c0de-0000-7000-8000-000000000001', sp: 0, ep: 1_646_400, dur: 1_646_400, fps: 30 },
      { seg_ty: 'ad', dur: 120_000 },
      {
        seg_ty: 'vod',
        ctkey: '0198c0de-0000-7000-8000-000000000001',
        sp: 1_646_400,
        ep: 3_379_000,
        dur: 1_732_600,
        fps: 30,
        am: [{ ap: 'mid' }],
      },
    ],
    ia: ['0-16x9'],
    gnr: ['drama'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    prd: ['rimba-my', 'rimba-sg'],
    lws: '2024-05-31T16:00:00.000Z',
    lwe: '2029-11-30T15:59:59.000Z',
    el_no: 'Cut for the virtual channels.',
  },
})
