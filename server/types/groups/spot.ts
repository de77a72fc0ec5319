import type { Texts } from '#contract/values/languages.ts'
import { choice, field, FLAG, IDENTIFIER, setOf, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup, type UiElement } from './ui.ts'
import type { Properties } from './field.ts'

export const SPOT_SLOTS = {
  pre: texts({ en: 'Before the title', zh: '正片之前', ms: 'Sebelum tajuk', ta: 'தலைப்புக்கு முன்' }),
  mid: texts({ en: 'In a break', zh: '中断时段', ms: 'Semasa rehat', ta: 'இடைவேளையில்' }),
  post: texts({ en: 'After the title', zh: '正片之后', ms: 'Selepas tajuk', ta: 'தலைப்புக்குப் பின்' }),
  between: texts({ en: 'Between programmes', zh: '节目之间', ms: 'Antara program', ta: 'நிகழ்ச்சிகளுக்கு இடையே' }),
} as const

export const slots = texts({ en: 'Slots', zh: '插播位置', ms: 'Slot', ta: 'இடங்கள்' })
export const spotKind = texts({ en: 'Kind', zh: '种类', ms: 'Jenis', ta: 'வகை' })
export const announces = texts({ en: 'Announces', zh: '宣传对象', ms: 'Mengumumkan', ta: 'அறிவிப்பது' })
const channels = texts({ en: 'Channels', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசைகள்' })

/** What a promo may announce: whatever viewers can choose. */
const ANNOUNCED = ['movie', 'tvseries', 'tvseason', 'webseries', 'shortvideo', 'show', 'special', 'channel'] as const
const MAX_NAMED = 50
const title = texts({ en: 'Use', zh: '使用', ms: 'Kegunaan', ta: 'பயன்பாடு' })

/** What a spot is and where it may run; every spot runs on channels. */
export function spotOf(
  kinds: Readonly<Record<string, Texts>>,
  own: SpotExtra = { properties: {}, elements: [] },
): FieldGroup {
  return {
    properties: {
      spt_ty: field(choice(kinds), spotKind, 'spt_ty: what the spot is for; a field of ours.', { publish: true }),
      slt: field(setOf(choice(SPOT_SLOTS), 10), slots, 'slt: slots in which it may run; a field of ours.', {
        publish: true,
      }),
      chs: field(
        setOf({ ...IDENTIFIER, 'x-refers': ['channel'] }, MAX_NAMED),
        channels,
        'chs: document ids of the channels on which it runs, none means all; a field of ours.',
        {
          help: texts({
            en: 'Without an entry it may run on every channel.',
            zh: '不填则可在所有频道播出。',
            ms: 'Tanpa entri, boleh disiarkan di semua saluran.',
            ta: 'உள்ளீடு இல்லாவிடில் எல்லா அலைவரிசைகளிலும் ஒளிபரப்பலாம்.',
          }),
        },
      ),
      ...own.properties,
      mx_day: field(
        { type: 'integer', minimum: 1, maximum: 1440 },
        texts({ en: 'Most plays a day', zh: '每日最多播放', ms: 'Had siaran sehari', ta: 'நாளொன்றுக்கு அதிகபட்சம்' }),
        'mx_day: how often it may run in a day on one channel; a field of ours.',
      ),
      wgt: field(
        { type: 'integer', minimum: 1, maximum: 100 },
        texts({ en: 'Weight', zh: '权重', ms: 'Pemberat', ta: 'முன்னுரிமை அளவு' }),
        'wgt: share in percent with which it is chosen among others; a field of ours.',
      ),
    },
    section: section('use', title, 'megaphone', [
      row(control('spt_ty', { widget: 'choice' }), control('slt', { widget: 'choices' })),
      ...own.elements,
      control('chs', { widget: 'reference', wide: true }),
      row(control('mx_day'), control('wgt', { widget: 'percent' })),
    ]),
  }
}

type SpotExtra = { readonly properties: Properties; readonly elements: readonly UiElement[] }

/** What a promo announces, and the words that ask viewers to choose it. */
export const announcement: SpotExtra = {
  properties: {
    ann: field(
      setOf({ ...IDENTIFIER, 'x-refers': ANNOUNCED }, MAX_NAMED),
      announces,
      'ann: document ids of titles and channels that it announces; a field of ours.',
    ),
    ca: field(
      SHORT_TEXT,
      texts({ en: 'Call to action', zh: '行动号召', ms: 'Seruan tindakan', ta: 'செயல் அழைப்பு' }),
      'ca: words that ask viewers to choose it.',
    ),
  },
  elements: [control('ann', { widget: 'reference', wide: true }), control('ca', { wide: true })],
}

/** Whether a filler may be played over and over until the gap is full. */
export const looping: SpotExtra = {
  properties: {
    loop: field(
      FLAG,
      texts({ en: 'May be repeated', zh: '可循环播放', ms: 'Boleh diulang', ta: 'திரும்ப ஓடலாம்' }),
      'loop: whether it may be repeated until a gap is full; a field of ours.',
    ),
  },
  elements: [control('loop', { widget: 'switch' })],
}
