import { choice, field, IDENTIFIER, listOf, MILLISECONDS, readOnly, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const SEGMENT_TYPES = {
  vod: texts('VOD', '点播', 'VOD', 'VOD'),
  ad: texts('Ad', '广告', 'Iklan', 'விளம்பரம்'),
} as const

const AD_POSITIONS = {
  pre: texts('Pre-roll', '片头广告', 'Pra-tayangan', 'முன் விளம்பரம்'),
  mid: texts('Mid-roll', '片中广告', 'Pertengahan tayangan', 'இடை விளம்பரம்'),
  post: texts('Post-roll', '片尾广告', 'Selepas tayangan', 'பின் விளம்பரம்'),
} as const

const segment = {
  seg_ty: field(choice(SEGMENT_TYPES), texts('Type', '类别', 'Jenis', 'வகை'), 'seg_ty: segment type.'),
  dur: field(MILLISECONDS, texts('Length', '时长', 'Tempoh', 'நீளம்'), 'dur: length in ms.', { unit: 'ms' }),
  sp: field(
    MILLISECONDS,
    texts('Start point', '起点', 'Titik mula', 'தொடக்கப் புள்ளி'),
    'sp: start point in the source, in ms.',
    { unit: 'ms' },
  ),
  ep: field(
    MILLISECONDS,
    texts('End point', '终点', 'Titik tamat', 'முடிவுப் புள்ளி'),
    'ep: end point in the source, in ms.',
    { unit: 'ms' },
  ),
  ctkey: field(
    IDENTIFIER,
    texts('Content key', '内容密钥', 'Kunci kandungan', 'உள்ளடக்கச் சாவி'),
    'ctkey: key of the content that the segment is cut from.',
  ),
  vrt: field(IDENTIFIER, texts('Variant', '变体', 'Varian', 'மாற்று வடிவம்'), 'vrt: variant of the source.'),
  fps: field(
    { type: 'number', minimum: 1, maximum: 240 },
    texts('Frame rate', '帧率', 'Kadar bingkai', 'சட்ட வீதம்'),
    'fps: frames per second of the source.',
    { unit: 'fps' },
  ),
  am: field(
    listOf(
      {
        ap: field(
          choice(AD_POSITIONS),
          texts('Position', '位置', 'Kedudukan', 'இடம்'),
          'ap: position of the ad marker.',
        ),
      },
      ['ap'],
      60,
    ),
    texts('Ad markers', '广告标记', 'Penanda iklan', 'விளம்பரக் குறிகள்'),
    'am: ad markers of the segment.',
  ),
  re_sp: field(
    readOnly(MILLISECONDS),
    texts('Relative start', '相对起点', 'Mula relatif', 'சார்புத் தொடக்கம்'),
    're_sp: start relative to the first segment, in ms; derived.',
    { unit: 'ms' },
  ),
  re_ep: field(
    readOnly(MILLISECONDS),
    texts('Relative end', '相对终点', 'Tamat relatif', 'சார்பு முடிவு'),
    're_ep: end relative to the first segment, in ms; derived.',
    { unit: 'ms' },
  ),
}

const title = texts('Segments and breaks', '片段与广告点', 'Segmen dan iklan', 'பகுதிகளும் இடைவேளைகளும்')

/** The pieces of the film and the places of its ad breaks. */
export const segments: FieldGroup = {
  properties: {
    sg: field(
      listOf(segment, ['seg_ty'], 900),
      texts('Segments', '片段', 'Segmen', 'பகுதிகள்'),
      'sg: segments in the order of play.',
    ),
  },
  section: section('segments', title, 'scissors', [control('sg', { widget: 'segments' })]),
}
