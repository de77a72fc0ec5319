import { choice, field, IDENTIFIER, texts } from './field.ts'
import { live_manifests } from './liveManifests.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const CHANNEL_TYPES = {
  linear: texts('Linear', '直播频道', 'Linear', 'நேரியல்'),
  fast: texts('FAST', '免费广告频道', 'FAST', 'FAST'),
  event: texts('Event', '活动频道', 'Acara', 'நிகழ்வு'),
  radio: texts('Radio', '电台', 'Radio', 'வானொலி'),
} as const
export const channelType = texts('Channel type', '频道类型', 'Jenis saluran', 'அலைவரிசை வகை')
export const channelNumber = texts('Channel number', '频道号', 'Nombor saluran', 'அலைவரிசை எண்')

/** What makes a channel a channel: its number, its kind, its streams. */
export const live: FieldGroup = {
  properties: {
    cn: field(
      { type: 'integer', minimum: 1, maximum: 99_999 },
      channelNumber,
      'cn: number under which viewers tune in; unique per product.',
      {
        help: texts(
          'Cannot be changed while a draft is open.',
          '存在草稿时无法更改。',
          'Tidak boleh diubah selagi ada draf.',
          'வரைவு திறந்திருக்கும்போது மாற்ற முடியாது.',
        ),
      },
    ),
    chty: field(choice(CHANNEL_TYPES), channelType, 'chty: channel type.'),
    cs: field(
      IDENTIFIER,
      texts('Channel service id', '频道服务编号', 'ID perkhidmatan saluran', 'அலைவரிசைச் சேவை எண்'),
      'cs: channel service id, used by schedules.',
    ),
    live_manifests,
  },
  section: section('channel', texts('Channel', '频道', 'Saluran', 'அலைவரிசை'), 'tv', [
    row(control('cn'), control('chty'), control('cs')),
    control('live_manifests', { widget: 'cards', elementLabelProp: ['reg', 'm_ty'] }),
  ]),
}
