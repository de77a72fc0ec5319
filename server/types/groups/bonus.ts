import { choice, field, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

export const BONUS_KINDS = {
  making_of: texts({ en: 'Making-of', zh: '制作特辑', ms: 'Di sebalik tabir', ta: 'உருவான விதம்' }),
  interview: texts({ en: 'Interview', zh: '访谈', ms: 'Temu bual', ta: 'நேர்காணல்' }),
  deleted_scene: texts({ en: 'Deleted scene', zh: '删减片段', ms: 'Babak dipotong', ta: 'நீக்கப்பட்ட காட்சி' }),
  outtakes: texts({ en: 'Outtakes', zh: '穿帮镜头', ms: 'Adegan silap', ta: 'தவறிய காட்சிகள்' }),
  recap: texts({ en: 'Recap', zh: '前情回顾', ms: 'Imbas kembali', ta: 'முந்தைய நிகழ்வுகள்' }),
  set_tour: texts({ en: 'Set tour', zh: '片场探访', ms: 'Lawatan set', ta: 'அரங்கச் சுற்று' }),
} as const

export const bonusKind = texts({ en: 'Kind of bonus', zh: '花絮类别', ms: 'Jenis bonus', ta: 'கூடுதல் காட்சி வகை' })

/** What an extra shows. */
export const bonus: FieldGroup = {
  properties: { bns_ty: field(choice(BONUS_KINDS), bonusKind, 'bns_ty: what the extra shows; a field of ours.') },
  section: section('bonus', texts({ en: 'Bonus', zh: '花絮', ms: 'Bonus', ta: 'கூடுதல் காட்சி' }), 'star', [
    control('bns_ty', { widget: 'choice' }),
  ]),
}
