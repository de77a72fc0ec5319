import { choice, field, FLAG, listOf, SHORT_TEXT, texts } from './field.ts'
import { live_manifests } from './liveManifests.ts'
import { control, section, type FieldGroup } from './ui.ts'

const CAMERAS = {
  main: texts({ en: 'Main camera', zh: '主机位', ms: 'Kamera utama', ta: 'முதன்மைக் கேமரா' }),
  tactical: texts({ en: 'Tactical', zh: '战术机位', ms: 'Taktikal', ta: 'வியூகக் காட்சி' }),
  behind: texts({ en: 'Behind the goal', zh: '球门后', ms: 'Belakang gol', ta: 'கோல் பின்புறம்' }),
  player: texts({ en: 'One player', zh: '球员跟拍', ms: 'Seorang pemain', ta: 'ஒரு வீரர்' }),
  stage: texts({ en: 'Stage', zh: '舞台', ms: 'Pentas', ta: 'மேடை' }),
  crowd: texts({ en: 'Crowd', zh: '观众席', ms: 'Penonton', ta: 'பார்வையாளர்கள்' }),
  aerial: texts({ en: 'Aerial', zh: '航拍', ms: 'Udara', ta: 'வான்வழி' }),
} as const

const title = texts({ en: 'Camera angles', zh: '机位', ms: 'Sudut kamera', ta: 'கேமராக் கோணங்கள்' })

const angle = {
  n: field(
    SHORT_TEXT,
    texts({ en: 'Angle', zh: '机位名称', ms: 'Sudut', ta: 'கோணம்' }),
    'n: name of the angle, as the player offers it.',
  ),
  no: field(
    { type: 'integer', minimum: 1, maximum: 60 },
    texts({ en: 'Place', zh: '顺序', ms: 'Kedudukan', ta: 'வரிசை' }),
    'no: place in the player’s row of angles.',
  ),
  cam: field(
    choice(CAMERAS),
    texts({ en: 'Camera', zh: '摄像机', ms: 'Kamera', ta: 'கேமரா' }),
    'cam: what the camera looks at.',
  ),
  dft: field(
    FLAG,
    texts({ en: 'Shown first', zh: '默认机位', ms: 'Dipapar dahulu', ta: 'முதலில் காட்டு' }),
    'dft: the angle with which the player begins.',
  ),
  live_manifests,
}

/** The cameras between which viewers of an event choose, each with its own streams. */
export const cameras: FieldGroup = {
  properties: {
    ang: field(listOf(angle, ['n'], 30), title, 'ang: camera angles in the order of the player; a field of ours.'),
  },
  section: section('cameras', title, 'eye', [control('ang', { widget: 'cards', elementLabelProp: 'n' })]),
}
