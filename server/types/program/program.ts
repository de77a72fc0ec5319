import { programType } from '../families/programType.ts'
import { texts } from '../groups/field.ts'
import { LIVE } from '../groups/places.ts'
import { programSample } from '../groups/programSample.ts'

/** What a channel plays as one piece, and the programme guide shows. */
export const program = programType({
  ...LIVE,
  type: 'program',
  icon: 'show',
  order: 20,
  one: texts({ en: 'Program', zh: '节目', ms: 'Program', ta: 'நிகழ்ச்சி' }),
  many: texts({ en: 'Programs', zh: '节目', ms: 'Program', ta: 'நிகழ்ச்சிகள்' }),
  traits: ['aired'],
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour, prime time' },
      { lang: 'zh', n: '季风港湾（黄金时段）' },
      { lang: 'ms', n: 'Pelabuhan Monsun, waktu perdana' },
      { lang: 'ta', n: 'பருவமழைத் துறைமுகம், முக்கிய நேரம்' },
    ],
    ...programSample,
    el_no: 'Second break may run long on football nights.',
  },
})
