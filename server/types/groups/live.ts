import { choice, field, IDENTIFIER, setOf, texts, TIME_ZONE } from './field.ts'
import { live_manifests, manifestTable } from './liveManifests.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const CHANNEL_TYPES = {
  linear: texts({ en: 'Linear', zh: '直播频道', ms: 'Linear', ta: 'நேரியல்' }),
  fast: texts({ en: 'FAST', zh: '免费广告频道', ms: 'FAST', ta: 'FAST' }),
  event: texts({ en: 'Event', zh: '活动频道', ms: 'Acara', ta: 'நிகழ்வு' }),
  radio: texts({ en: 'Radio', zh: '电台', ms: 'Radio', ta: 'வானொலி' }),
} as const
export const channelType = texts({ en: 'Channel type', zh: '频道类型', ms: 'Jenis saluran', ta: 'அலைவரிசை வகை' })
export const channelNumber = texts({ en: 'Channel number', zh: '频道号', ms: 'Nombor saluran', ta: 'அலைவரிசை எண்' })

export const channelServiceLabel = texts({
  en: 'Channel service id',
  zh: '频道服务编号',
  ms: 'ID perkhidmatan saluran',
  ta: 'அலைவரிசைச் சேவை எண்',
})

export const channelService = field(IDENTIFIER, channelServiceLabel, 'cs: channel service id, used by schedules.')

export const channelZone = field(
  TIME_ZONE,
  texts({ en: 'Time zone', zh: '时区', ms: 'Zon waktu', ta: 'நேர மண்டலம்' }),
  'tz: IANA name of the zone whose days the guide of the channel has; UTC where it is missing; a field of ours.',
  {
    help: texts({
      en: 'The guide counts the days of this channel by it. UTC where none is chosen.',
      zh: '节目指南按此时区划分该频道的日期。未选择时为 UTC。',
      ms: 'Panduan mengira hari saluran ini mengikutnya. UTC jika tiada dipilih.',
      ta: 'வழிகாட்டி இவ்வலைவரிசையின் நாள்களை இதன்படி கணக்கிடும். எதுவும் தேர்ந்தெடுக்கப்படாவிட்டால் UTC.',
    }),
  },
)

/** What makes a channel a channel: its number, its kind, its streams. */
export const live: FieldGroup = {
  properties: {
    cn: field(
      { type: 'integer', minimum: 1, maximum: 99_999 },
      channelNumber,
      'cn: number under which viewers tune in; unique per product.',
      {
        help: texts({
          en: 'Comes with the next publication. At once: Change channel number, under More actions.',
          zh: '随下次发布生效。立即生效：“更多操作”中的“更改频道号”。',
          ms: 'Berkuat kuasa pada penerbitan seterusnya. Serta-merta: Tukar nombor saluran, di bawah Tindakan lain.',
          ta: 'அடுத்த வெளியீட்டில் நடைமுறைக்கு வரும். உடனடியாக: “மேலும் செயல்கள்” என்பதில் “அலைவரிசை எண்ணை மாற்று”.',
        }),
      },
    ),
    chty: field(choice(CHANNEL_TYPES), channelType, 'chty: channel type.'),
    cs: channelService,
    epg_feeds: field(
      setOf(IDENTIFIER, 20),
      texts({ en: 'Guide feeds', zh: '节目单数据源', ms: 'Suapan panduan', ta: 'நிகழ்ச்சி ஊட்டங்கள்' }),
      'epg_feeds: names of the feeds of its guide, the one that counts most first; a field of ours.',
      {
        help: texts({
          en: 'The first one counts most; later ones only fill what it leaves empty.',
          zh: '第一个优先；后面的只填补其空缺。',
          ms: 'Yang pertama paling utama; yang lain hanya mengisi kekosongannya.',
          ta: 'முதலாவது முதன்மையானது; மற்றவை அதன் வெற்றிடங்களை மட்டும் நிரப்பும்.',
        }),
      },
    ),
    tz: channelZone,
    live_manifests,
  },
  section: section('channel', texts({ en: 'Channel', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசை' }), 'tv', [
    row(control('cn'), control('chty'), control('cs')),
    row(control('tz', { widget: 'timeZone' }), control('epg_feeds', { widget: 'tags' })),
    manifestTable,
  ]),
}
