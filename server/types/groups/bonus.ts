import { choice, field, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

export const BONUS_KINDS = {
  making_of: texts('Making-of', '制作特辑', 'Di sebalik tabir', 'உருவான விதம்'),
  interview: texts('Interview', '访谈', 'Temu bual', 'நேர்காணல்'),
  deleted_scene: texts('Deleted scene', '删减片段', 'Babak dipotong', 'நீக்கப்பட்ட காட்சி'),
  outtakes: texts('Outtakes', '穿帮镜头', 'Adegan silap', 'தவறிய காட்சிகள்'),
  recap: texts('Recap', '前情回顾', 'Imbas kembali', 'முந்தைய நிகழ்வுகள்'),
  set_tour: texts('Set tour', '片场探访', 'Lawatan set', 'அரங்கச் சுற்று'),
} as const

export const bonusKind = texts('Kind of bonus', '花絮类别', 'Jenis bonus', 'கூடுதல் காட்சி வகை')

/** What an extra shows. */
export const bonus: FieldGroup = {
  properties: { bns_ty: field(choice(BONUS_KINDS), bonusKind, 'bns_ty: what the extra shows; a field of ours.') },
  section: section('bonus', texts('Bonus', '花絮', 'Bonus', 'கூடுதல் காட்சி'), 'star', [
    control('bns_ty', { widget: 'choice' }),
  ]),
}
