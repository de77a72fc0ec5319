import { choice, field, IDENTIFIER, INSTANT, texts, WEB_ADDRESS } from './field.ts'
import { control, instant, row, section, type FieldGroup } from './ui.ts'

/** The systems that deliver metadata (specification section 3, data source keys). */
const DATA_SOURCES = {
  cp: texts({ en: 'Catalogue provider', zh: '目录提供方', ms: 'Pembekal katalog', ta: 'பட்டியல் வழங்குநர்' }),
  lds: texts({ en: 'Linear data source', zh: '直播数据源', ms: 'Sumber data linear', ta: 'நேரியல் தரவு மூலம்' }),
  cms: texts({ en: 'CMS store', zh: 'CMS 库', ms: 'Stor CMS', ta: 'CMS களஞ்சியம்' }),
  sds: texts({ en: 'Sports data source', zh: '体育数据源', ms: 'Sumber data sukan', ta: 'விளையாட்டுத் தரவு மூலம்' }),
  me: texts({ en: 'Media engine', zh: '媒体引擎', ms: 'Enjin media', ta: 'ஊடக இயந்திரம்' }),
  gn: texts({ en: 'Gracenote', zh: 'Gracenote', ms: 'Gracenote', ta: 'Gracenote' }),
} as const

const dataSource = texts({ en: 'Data source', zh: '数据源', ms: 'Sumber data', ta: 'தரவு மூலம்' })

/** Where metadata from outside came from, and when. */
export const source: FieldGroup = {
  properties: {
    dsrc: field(choice(DATA_SOURCES), dataSource, 'dsrc: key of the data source; a field of ours.'),
    src_id: field(
      IDENTIFIER,
      texts({ en: 'Id at the source', zh: '数据源编号', ms: 'ID di sumber', ta: 'மூலத்தில் உள்ள எண்' }),
      'src_id: id of the programme at the source; a field of ours.',
    ),
    src_dt: field(
      INSTANT,
      texts({ en: 'Delivered', zh: '交付时间', ms: 'Diterima pada', ta: 'பெறப்பட்டது' }),
      'src_dt: when the source delivered it last; a field of ours.',
    ),
    src_u: field(
      WEB_ADDRESS,
      texts({ en: 'Page at the source', zh: '数据源页面', ms: 'Halaman sumber', ta: 'மூலப் பக்கம்' }),
      'src_u: its page at the source; a field of ours.',
    ),
  },
  section: section('source', texts({ en: 'Source', zh: '来源', ms: 'Sumber', ta: 'மூலம்' }), 'refresh', [
    row(control('dsrc', { widget: 'choice' }), control('src_id'), instant('src_dt')),
    control('src_u', { wide: true }),
  ]),
}
