import { DEVICES } from './availability.ts'
import { choice, field, listOf, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const link = {
  dt: field(choice(DEVICES), texts({ en: 'Device', zh: '设备', ms: 'Peranti', ta: 'சாதனம்' }), 'dt: device type.'),
  cu: field(
    WEB_ADDRESS,
    texts({ en: 'Content address', zh: '内容地址', ms: 'Alamat kandungan', ta: 'உள்ளடக்க முகவரி' }),
    'cu: address of the content on that device.',
  ),
  ca: field(
    SHORT_TEXT,
    texts({ en: 'Call to action', zh: '行动号召', ms: 'Seruan tindakan', ta: 'செயல் அழைப்பு' }),
    'ca: words of the button.',
  ),
  lnk: field(
    WEB_ADDRESS,
    texts({ en: 'Link', zh: '链接', ms: 'Pautan', ta: 'இணைப்பு' }),
    'lnk: where the button leads.',
  ),
}

const title = texts({ en: 'Device links', zh: '设备链接', ms: 'Pautan peranti', ta: 'சாதன இணைப்புகள்' })

/** Links that devices open, for what has no files of its own: a series, a season, a channel. */
export const deviceLinks: FieldGroup = {
  properties: { device_links: field(listOf(link, ['dt']), title, 'device_links: links per device type.') },
  section: section('deviceLinks', title, 'link', [control('device_links', { widget: 'table' })]),
}
