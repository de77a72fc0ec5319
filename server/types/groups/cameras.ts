import { choice, field, FLAG, listOf, SHORT_TEXT, texts } from './field.ts'
import { live_manifests } from './liveManifests.ts'
import { control, section, type FieldGroup } from './ui.ts'

const CAMERAS = {
  main: texts('Main camera', '主机位', 'Kamera utama', 'முதன்மைக் கேமரா'),
  tactical: texts('Tactical', '战术机位', 'Taktikal', 'வியூகக் காட்சி'),
  behind: texts('Behind the goal', '球门后', 'Belakang gol', 'கோல் பின்புறம்'),
  player: texts('One player', '球员跟拍', 'Seorang pemain', 'ஒரு வீரர்'),
  stage: texts('Stage', '舞台', 'Pentas', 'மேடை'),
  crowd: texts('Crowd', '观众席', 'Penonton', 'பார்வையாளர்கள்'),
  aerial: texts('Aerial', '航拍', 'Udara', 'வான்வழி'),
} as const

const title = texts('Camera angles', '机位', 'Sudut kamera', 'கேமராக் கோணங்கள்')

const angle = {
  n: field(SHORT_TEXT, texts('Angle', '机位名称', 'Sudut', 'கோணம்'), 'n: name of the angle, as the player offers it.'),
  no: field(
    { type: 'integer', minimum: 1, maximum: 60 },
    texts('Place', '顺序', 'Kedudukan', 'வரிசை'),
    'no: place in the player’s row of angles.',
  ),
  cam: field(choice(CAMERAS), texts('Camera', '摄像机', 'Kamera', 'கேமரா'), 'cam: what the camera looks at.'),
  dft: field(
    FLAG,
    texts('Shown first', '默认机位', 'Dipapar dahulu', 'முதலில் காட்டு'),
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
