import type { Texts } from '#contract/values/languages.ts'
import { choice, field, FLAG, IDENTIFIER, setOf, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup, type UiElement } from './ui.ts'
import type { Properties } from './field.ts'

export const SPOT_SLOTS = {
  pre: texts('Before the title', '正片之前', 'Sebelum tajuk', 'தலைப்புக்கு முன்'),
  mid: texts('In a break', '中断时段', 'Semasa rehat', 'இடைவேளையில்'),
  post: texts('After the title', '正片之后', 'Selepas tajuk', 'தலைப்புக்குப் பின்'),
  between: texts('Between programmes', '节目之间', 'Antara program', 'நிகழ்ச்சிகளுக்கு இடையே'),
} as const

export const slots = texts('Slots', '插播位置', 'Slot', 'இடங்கள்')
export const spotKind = texts('Kind', '种类', 'Jenis', 'வகை')
export const announces = texts('Announces', '宣传对象', 'Mengumumkan', 'அறிவிப்பது')
export const channels = texts('Channels', '频道', 'Saluran', 'அலைவரிசைகள்')

/** What a promo may announce: whatever viewers can choose. */
const ANNOUNCED = ['movie', 'tvseries', 'tvseason', 'webseries', 'shortvideo', 'show', 'special', 'channel'] as const
const MAX_NAMED = 50
const title = texts('Use', '使用', 'Kegunaan', 'பயன்பாடு')

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
          help: texts(
            'Without an entry it may run on every channel.',
            '不填则可在所有频道播出。',
            'Tanpa entri, boleh disiarkan di semua saluran.',
            'உள்ளீடு இல்லாவிடில் எல்லா அலைவரிசைகளிலும் ஒளிபரப்பலாம்.',
          ),
        },
      ),
      ...own.properties,
      mx_day: field(
        { type: 'integer', minimum: 1, maximum: 1440 },
        texts('Most plays a day', '每日最多播放', 'Had siaran sehari', 'நாளொன்றுக்கு அதிகபட்சம்'),
        'mx_day: how often it may run in a day on one channel; a field of ours.',
      ),
      wgt: field(
        { type: 'integer', minimum: 1, maximum: 100 },
        texts('Weight', '权重', 'Pemberat', 'முன்னுரிமை அளவு'),
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
      texts('Call to action', '行动号召', 'Seruan tindakan', 'செயல் அழைப்பு'),
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
      texts('May be repeated', '可循环播放', 'Boleh diulang', 'திரும்ப ஓடலாம்'),
      'loop: whether it may be repeated until a gap is full; a field of ours.',
    ),
  },
  elements: [control('loop', { widget: 'switch' })],
}
