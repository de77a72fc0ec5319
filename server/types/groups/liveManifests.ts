import { field, FLAG, choice, IDENTIFIER, listOf, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

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

/** The addresses of one live stream, of a channel, an event or a camera. */
export const live_manifests = field(
  listOf(manifest, ['mu'], 60),
  texts('Live manifests', '直播清单', 'Manifes langsung', 'நேரலைப் பட்டியல்கள்'),
  'live_manifests: addresses of the live stream per region.',
)

/** The stream of an event. */
export const liveStream: FieldGroup = {
  properties: { live_manifests },
  section: section('stream', texts('Live stream', '直播流', 'Strim langsung', 'நேரலை ஓடை'), 'tv', [
    control('live_manifests', { widget: 'cards', elementLabelProp: ['reg', 'm_ty'] }),
  ]),
}
