import { choice, field, IDENTIFIER, INSTANT, texts, WEB_ADDRESS } from './field.ts'
import { control, instant, row, section, type FieldGroup } from './ui.ts'

/** The systems that deliver metadata (specification section 3, data source keys). */
export const DATA_SOURCES = {
  cp: texts('Catalogue provider', '目录提供方', 'Pembekal katalog', 'பட்டியல் வழங்குநர்'),
  lds: texts('Linear data source', '直播数据源', 'Sumber data linear', 'நேரியல் தரவு மூலம்'),
  cms: texts('CMS store', 'CMS 库', 'Stor CMS', 'CMS களஞ்சியம்'),
  sds: texts('Sports data source', '体育数据源', 'Sumber data sukan', 'விளையாட்டுத் தரவு மூலம்'),
  me: texts('Media engine', '媒体引擎', 'Enjin media', 'ஊடக இயந்திரம்'),
  gn: texts('Gracenote', 'Gracenote', 'Gracenote', 'Gracenote'),
} as const

export const dataSource = texts('Data source', '数据源', 'Sumber data', 'தரவு மூலம்')

/** Where metadata from outside came from, and when. */
export const source: FieldGroup = {
  properties: {
    dsrc: field(choice(DATA_SOURCES), dataSource, 'dsrc: key of the data source; a field of ours.'),
    src_id: field(
      IDENTIFIER,
      texts('Id at the source', '数据源编号', 'ID di sumber', 'மூலத்தில் உள்ள எண்'),
      'src_id: id of the programme at the source; a field of ours.',
    ),
    src_dt: field(
      INSTANT,
      texts('Delivered', '交付时间', 'Diterima pada', 'பெறப்பட்டது'),
      'src_dt: when the source delivered it last; a field of ours.',
    ),
    src_u: field(
      WEB_ADDRESS,
      texts('Page at the source', '数据源页面', 'Halaman sumber', 'மூலப் பக்கம்'),
      'src_u: its page at the source; a field of ours.',
    ),
  },
  section: section('source', texts('Source', '来源', 'Sumber', 'மூலம்'), 'refresh', [
    row(control('dsrc', { widget: 'choice' }), control('src_id'), instant('src_dt')),
    control('src_u', { wide: true }),
  ]),
}
