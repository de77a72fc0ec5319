import { programType } from '../families/programType.ts'
import { texts } from '../groups/field.ts'
import { VIRTUAL } from '../groups/places.ts'
import { programSample } from '../groups/programSample.ts'

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
    ...programSample,
    el_no: 'Cut for the virtual channels.',
  },
})
