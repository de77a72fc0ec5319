import { choice, field, MILLISECONDS, texts } from './field.ts'
import { endPoint, startPoint } from './piece.ts'
import { control, duration, row, section, type FieldGroup } from './ui.ts'

export const PREVIEW_KINDS = {
  teaser: texts('Teaser', '先导片', 'Tisar', 'முன்சுவை'),
  opening: texts('First minutes', '开场片段', 'Minit pembukaan', 'முதல் நிமிடங்கள்'),
  next: texts('Next time', '下集预告', 'Episod seterusnya', 'அடுத்த முறை'),
  hover: texts('Moving tile', '动态缩略片', 'Jubin bergerak', 'நகரும் ஓடு'),
} as const

export const previewKind = texts('Kind of preview', '预览类别', 'Jenis pratonton', 'முன்காட்சி வகை')

/** What a preview is for, and which part of its title it shows; a film made for it has no such part. */
export const previewPart: FieldGroup = {
  properties: {
    prv_ty: field(choice(PREVIEW_KINDS), previewKind, 'prv_ty: what the preview is for; a field of ours.'),
    sp: field(MILLISECONDS, startPoint, 'sp: start point in the film of the parent, in ms.', { unit: 'ms' }),
    ep: field(MILLISECONDS, endPoint, 'ep: end point in the film of the parent, in ms.', { unit: 'ms' }),
  },
  section: section('part', texts('Part of the title', '所取片段', 'Bahagian tajuk', 'தலைப்பின் பகுதி'), 'scissors', [
    row(control('prv_ty', { widget: 'choice' }), duration('sp'), duration('ep')),
  ]),
}
