import { DEVICES } from './availability.ts'
import { choice, field, listOf, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const link = {
  dt: field(choice(DEVICES), texts('Device', '设备', 'Peranti', 'சாதனம்'), 'dt: device type.'),
  cu: field(
    WEB_ADDRESS,
    texts('Content address', '内容地址', 'Alamat kandungan', 'உள்ளடக்க முகவரி'),
    'cu: address of the content on that device.',
  ),
  ca: field(
    SHORT_TEXT,
    texts('Call to action', '行动号召', 'Seruan tindakan', 'செயல் அழைப்பு'),
    'ca: words of the button.',
  ),
  lnk: field(WEB_ADDRESS, texts('Link', '链接', 'Pautan', 'இணைப்பு'), 'lnk: where the button leads.'),
}

const title = texts('Device links', '设备链接', 'Pautan peranti', 'சாதன இணைப்புகள்')

/** Links that devices open, for what has no files of its own: a series, a season, a channel. */
export const deviceLinks: FieldGroup = {
  properties: { device_links: field(listOf(link, ['dt']), title, 'device_links: links per device type.') },
  section: section('deviceLinks', title, 'link', [control('device_links', { widget: 'table' })]),
}
