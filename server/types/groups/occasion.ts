import { choice, field, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const OCCASIONS = {
  holiday: texts({ en: 'Holiday', zh: '节日', ms: 'Cuti perayaan', ta: 'பண்டிகை' }),
  finale: texts({ en: 'Finale', zh: '大结局', ms: 'Episod akhir', ta: 'இறுதி நிகழ்ச்சி' }),
  awards: texts({ en: 'Awards', zh: '颁奖礼', ms: 'Anugerah', ta: 'விருது விழா' }),
  concert: texts({ en: 'Concert', zh: '演唱会', ms: 'Konsert', ta: 'இசை நிகழ்ச்சி' }),
  news: texts({ en: 'News event', zh: '新闻事件', ms: 'Peristiwa berita', ta: 'செய்தி நிகழ்வு' }),
  retrospective: texts({ en: 'Looking back', zh: '回顾', ms: 'Kilas balik', ta: 'நினைவலைகள்' }),
} as const

export const occasionKind = texts({ en: 'Occasion', zh: '场合', ms: 'Sempena', ta: 'சந்தர்ப்பம்' })

/** What a special was made for. */
export const occasion: FieldGroup = {
  properties: {
    occ: field(choice(OCCASIONS), occasionKind, 'occ: what the special was made for; a field of ours.'),
    occ_n: field(
      SHORT_TEXT,
      texts({ en: 'Name of the occasion', zh: '场合名称', ms: 'Nama acara', ta: 'சந்தர்ப்பத்தின் பெயர்' }),
      'occ_n: which holiday, prize or event; a field of ours.',
    ),
  },
  section: section('occasion', occasionKind, 'calendar', [row(control('occ', { widget: 'choice' }), control('occ_n'))]),
}
