import { choice, field, FLAG, IDENTIFIER, listOf, texts, WEB_ADDRESS } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const CHANNEL_TYPES = {
  linear: texts('Linear', '直播频道', 'Linear', 'நேரியல்'),
  fast: texts('FAST', '免费广告频道', 'FAST', 'FAST'),
  event: texts('Event', '活动频道', 'Acara', 'நிகழ்வு'),
  radio: texts('Radio', '电台', 'Radio', 'வானொலி'),
} as const
export const channelType = texts('Channel type', '频道类型', 'Jenis saluran', 'அலைவரிசை வகை')
export const channelNumber = texts('Channel number', '频道号', 'Nombor saluran', 'அலைவரிசை எண்')

const MANIFEST_TYPES = { dash: texts('DASH', 'DASH', 'DASH', 'DASH'), hls: texts('HLS', 'HLS', 'HLS', 'HLS') } as const

const manifest = {
  reg: field(IDENTIFIER, texts('Region', '区域', 'Wilayah', 'பகுதி'), 'reg: region that the manifest serves.'),
  pmy: field(FLAG, texts('Primary', '主要', 'Utama', 'முதன்மை'), 'pmy: the manifest that players try first.'),
  m_ty: field(
    choice(MANIFEST_TYPES),
    texts('Manifest type', '清单类型', 'Jenis manifes', 'பட்டியல் வகை'),
    'm_ty: manifest type.',
  ),
  m_ad_ty: field(
    IDENTIFIER,
    texts('Ad type', '广告类型', 'Jenis iklan', 'விளம்பர வகை'),
    'm_ad_ty: how ads are inserted.',
  ),
  m_prt_ty: field(
    IDENTIFIER,
    texts('Protection', '保护方式', 'Perlindungan', 'பாதுகாப்பு'),
    'm_prt_ty: protection type.',
  ),
  m_prt_v: field(
    IDENTIFIER,
    texts('Protection version', '保护版本', 'Versi perlindungan', 'பாதுகாப்புப் பதிப்பு'),
    'm_prt_v: version of the protection.',
  ),
  mu: field(
    WEB_ADDRESS,
    texts('Manifest address', '清单地址', 'Alamat manifes', 'பட்டியல் முகவரி'),
    'mu: address of the manifest.',
  ),
}

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
    live_manifests: field(
      listOf(manifest, ['mu'], 60),
      texts('Live manifests', '直播清单', 'Manifes langsung', 'நேரலைப் பட்டியல்கள்'),
      'live_manifests: addresses of the live stream per region.',
    ),
  },
  section: section('channel', texts('Channel', '频道', 'Saluran', 'அலைவரிசை'), 'tv', [
    row(control('cn'), control('chty'), control('cs')),
    control('live_manifests', { widget: 'cards' }),
  ]),
}
