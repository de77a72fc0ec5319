import { choice, field, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const OCCASIONS = {
  holiday: texts('Holiday', '节日', 'Cuti perayaan', 'பண்டிகை'),
  finale: texts('Finale', '大结局', 'Episod akhir', 'இறுதி நிகழ்ச்சி'),
  awards: texts('Awards', '颁奖礼', 'Anugerah', 'விருது விழா'),
  concert: texts('Concert', '演唱会', 'Konsert', 'இசை நிகழ்ச்சி'),
  news: texts('News event', '新闻事件', 'Peristiwa berita', 'செய்தி நிகழ்வு'),
  retrospective: texts('Looking back', '回顾', 'Kilas balik', 'நினைவலைகள்'),
} as const

export const occasionKind = texts('Occasion', '场合', 'Sempena', 'சந்தர்ப்பம்')

/** What a special was made for. */
export const occasion: FieldGroup = {
  properties: {
    occ: field(choice(OCCASIONS), occasionKind, 'occ: what the special was made for; a field of ours.'),
    occ_n: field(
      SHORT_TEXT,
      texts('Name of the occasion', '场合名称', 'Nama acara', 'சந்தர்ப்பத்தின் பெயர்'),
      'occ_n: which holiday, prize or event; a field of ours.',
    ),
  },
  section: section('occasion', occasionKind, 'calendar', [row(control('occ', { widget: 'choice' }), control('occ_n'))]),
}
