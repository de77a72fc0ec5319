import { field, FLAG, choice, IDENTIFIER, listOf, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const MANIFEST_TYPES = {
  dash: texts({ en: 'DASH', zh: 'DASH', ms: 'DASH', ta: 'DASH' }),
  hls: texts({ en: 'HLS', zh: 'HLS', ms: 'HLS', ta: 'HLS' }),
} as const

const manifest = {
  reg: field(
    IDENTIFIER,
    texts({ en: 'Region', zh: '区域', ms: 'Wilayah', ta: 'பகுதி' }),
    'reg: region that the manifest serves.',
  ),
  pmy: field(
    FLAG,
    texts({ en: 'Primary', zh: '主要', ms: 'Utama', ta: 'முதன்மை' }),
    'pmy: the manifest that players try first.',
  ),
  m_ty: field(
    choice(MANIFEST_TYPES),
    texts({ en: 'Manifest type', zh: '清单类型', ms: 'Jenis manifes', ta: 'பட்டியல் வகை' }),
    'm_ty: manifest type.',
  ),
  m_ad_ty: field(
    IDENTIFIER,
    texts({ en: 'Ad type', zh: '广告类型', ms: 'Jenis iklan', ta: 'விளம்பர வகை' }),
    'm_ad_ty: how ads are inserted.',
  ),
  m_prt_ty: field(
    IDENTIFIER,
    texts({ en: 'Protection', zh: '保护方式', ms: 'Perlindungan', ta: 'பாதுகாப்பு' }),
    'm_prt_ty: protection type.',
  ),
  m_prt_v: field(
    IDENTIFIER,
    texts({ en: 'Protection version', zh: '保护版本', ms: 'Versi perlindungan', ta: 'பாதுகாப்புப் பதிப்பு' }),
    'm_prt_v: version of the protection.',
  ),
  mu: field(
    WEB_ADDRESS,
    texts({ en: 'Manifest address', zh: '清单地址', ms: 'Alamat manifes', ta: 'பட்டியல் முகவரி' }),
    'mu: address of the manifest.',
  ),
}

/** The addresses of one live stream, of a channel, an event or a camera. */
export const live_manifests = field(
  listOf(manifest, ['mu'], 60),
  texts({ en: 'Live manifests', zh: '直播清单', ms: 'Manifes langsung', ta: 'நேரலைப் பட்டியல்கள்' }),
  'live_manifests: addresses of the live stream per region.',
)

/** As a table, so that rows of a spreadsheet can be pasted into it: the address first, which nothing works without. */
export const manifestTable = control('live_manifests', {
  widget: 'table',
  lead: true,
  columns: ['mu', 'reg', 'pmy', 'm_ty', 'm_ad_ty', 'm_prt_ty', 'm_prt_v'],
})

/** The stream of an event. */
export const liveStream: FieldGroup = {
  properties: { live_manifests },
  section: section('stream', texts({ en: 'Live stream', zh: '直播流', ms: 'Strim langsung', ta: 'நேரலை ஓடை' }), 'tv', [
    manifestTable,
  ]),
}
