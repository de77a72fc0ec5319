import { choice, field, IDENTIFIER, listOf, MILLISECONDS, readOnly, texts, type Properties } from './field.ts'
import { oneOf } from './refers.ts'
import { control, section, type FieldGroup, type UiElement } from './ui.ts'

const SEGMENT_TYPES = {
  vod: texts({ en: 'VOD', zh: '点播', ms: 'VOD', ta: 'VOD' }),
  ad: texts({ en: 'Ad', zh: '广告', ms: 'Iklan', ta: 'விளம்பரம்' }),
} as const

const AD_POSITIONS = {
  pre: texts({ en: 'Pre-roll', zh: '片头广告', ms: 'Pra-tayangan', ta: 'முன் விளம்பரம்' }),
  mid: texts({ en: 'Mid-roll', zh: '片中广告', ms: 'Pertengahan tayangan', ta: 'இடை விளம்பரம்' }),
  post: texts({ en: 'Post-roll', zh: '片尾广告', ms: 'Selepas tayangan', ta: 'பின் விளம்பரம்' }),
} as const

const contentKey = texts({ en: 'Content key', zh: '内容密钥', ms: 'Kunci kandungan', ta: 'உள்ளடக்கச் சாவி' })

const segment = {
  id: field(
    readOnly(IDENTIFIER),
    texts({ en: 'Segment id', zh: '片段编号', ms: 'ID segmen', ta: 'பகுதி அடையாளம்' }),
    'id: names the segment within its title; derived.',
  ),
  seg_ty: field(
    choice(SEGMENT_TYPES),
    texts({ en: 'Type', zh: '类别', ms: 'Jenis', ta: 'வகை' }),
    'seg_ty: segment type.',
  ),
  dur: field(MILLISECONDS, texts({ en: 'Length', zh: '时长', ms: 'Tempoh', ta: 'நீளம்' }), 'dur: length in ms.', {
    unit: 'ms',
  }),
  sp: field(
    MILLISECONDS,
    texts({ en: 'Start point', zh: '起点', ms: 'Titik mula', ta: 'தொடக்கப் புள்ளி' }),
    'sp: start point in the source, in ms.',
    { unit: 'ms' },
  ),
  ep: field(
    MILLISECONDS,
    texts({ en: 'End point', zh: '终点', ms: 'Titik tamat', ta: 'முடிவுப் புள்ளி' }),
    'ep: end point in the source, in ms.',
    { unit: 'ms' },
  ),
  ctkey: field(IDENTIFIER, contentKey, 'ctkey: key of the content that the segment is cut from.'),
  vrt: field(
    IDENTIFIER,
    texts({ en: 'Variant', zh: '变体', ms: 'Varian', ta: 'மாற்று வடிவம்' }),
    'vrt: variant of the source.',
  ),
  fps: field(
    { type: 'number', minimum: 1, maximum: 240 },
    texts({ en: 'Frame rate', zh: '帧率', ms: 'Kadar bingkai', ta: 'சட்ட வீதம்' }),
    'fps: frames per second of the source.',
    { unit: 'fps' },
  ),
  am: field(
    listOf(
      {
        ap: field(
          choice(AD_POSITIONS),
          texts({ en: 'Position', zh: '位置', ms: 'Kedudukan', ta: 'இடம்' }),
          'ap: position of the ad marker.',
        ),
        at: field(
          MILLISECONDS,
          texts({ en: 'Point', zh: '位置点', ms: 'Titik', ta: 'புள்ளி' }),
          'at: point of the ad marker in the source, in ms.',
          { unit: 'ms' },
        ),
        dur: field(
          MILLISECONDS,
          texts({ en: 'Length', zh: '时长', ms: 'Tempoh', ta: 'நீளம்' }),
          'dur: length of the ads, in ms.',
          { unit: 'ms' },
        ),
      },
      ['ap'],
      60,
    ),
    texts({ en: 'Ad markers', zh: '广告标记', ms: 'Penanda iklan', ta: 'விளம்பரக் குறிகள்' }),
    'am: ad markers of the segment.',
  ),
  re_sp: field(
    readOnly(MILLISECONDS),
    texts({ en: 'Relative start', zh: '相对起点', ms: 'Mula relatif', ta: 'சார்புத் தொடக்கம்' }),
    're_sp: start relative to the first segment, in ms; derived.',
    { unit: 'ms' },
  ),
  re_ep: field(
    readOnly(MILLISECONDS),
    texts({ en: 'Relative end', zh: '相对终点', ms: 'Tamat relatif', ta: 'சார்பு முடிவு' }),
    're_ep: end relative to the first segment, in ms; derived.',
    { unit: 'ms' },
  ),
}

const title = texts({
  en: 'Segments and breaks',
  zh: '片段与广告点',
  ms: 'Segmen dan iklan',
  ta: 'பகுதிகளும் இடைவேளைகளும்',
})

const group = (entry: Properties, beside: Properties = {}, elements: UiElement[] = []): FieldGroup => ({
  properties: {
    sg: field(
      listOf(entry, ['seg_ty'], 900),
      texts({ en: 'Segments', zh: '片段', ms: 'Segmen', ta: 'பகுதிகள்' }),
      'sg: segments in the order of play.',
    ),
    ...beside,
  },
  section: section('segments', title, 'scissors', [control('sg', { widget: 'segments' }), ...elements]),
})

/** The pieces of the film and the places of its ad breaks. */
export const segments = group(segment)

/** Segments cut from other titles, each of which knows where it is used, and fields that stand beside them. */
export const segmentsOf = (types: readonly string[], beside: Properties, elements: UiElement[]): FieldGroup =>
  group(
    { ...segment, ctkey: oneOf(types, contentKey, 'ctkey: document id of the title that the segment is cut from.') },
    beside,
    elements,
  )
