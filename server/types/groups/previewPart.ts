import { choice, field, MILLISECONDS, texts } from './field.ts'
import { endPoint, startPoint } from './piece.ts'
import { control, duration, row, section, type FieldGroup } from './ui.ts'

export const PREVIEW_KINDS = {
  teaser: texts({ en: 'Teaser', zh: '先导片', ms: 'Tisar', ta: 'முன்சுவை' }),
  opening: texts({ en: 'First minutes', zh: '开场片段', ms: 'Minit pembukaan', ta: 'முதல் நிமிடங்கள்' }),
  next: texts({ en: 'Next time', zh: '下集预告', ms: 'Episod seterusnya', ta: 'அடுத்த முறை' }),
  hover: texts({ en: 'Moving tile', zh: '动态缩略片', ms: 'Jubin bergerak', ta: 'நகரும் ஓடு' }),
} as const

export const previewKind = texts({ en: 'Kind of preview', zh: '预览类别', ms: 'Jenis pratonton', ta: 'முன்காட்சி வகை' })

/** What a preview is for, and which part of its title it shows; a film made for it has no such part. */
export const previewPart: FieldGroup = {
  properties: {
    prv_ty: field(choice(PREVIEW_KINDS), previewKind, 'prv_ty: what the preview is for; a field of ours.'),
    sp: field(MILLISECONDS, startPoint, 'sp: start point in the film of the parent, in ms.', { unit: 'ms' }),
    ep: field(MILLISECONDS, endPoint, 'ep: end point in the film of the parent, in ms.', { unit: 'ms' }),
  },
  section: section(
    'part',
    texts({ en: 'Part of the title', zh: '所取片段', ms: 'Bahagian tajuk', ta: 'தலைப்பின் பகுதி' }),
    'scissors',
    [row(control('prv_ty', { widget: 'choice' }), duration('sp'), duration('ep'))],
  ),
}
