import { productLabel } from './datePerProduct.ts'
import { field, IDENTIFIER, PRODUCT_ID, record, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

const providerLabel = texts('Provider', '内容提供方', 'Pembekal', 'வழங்குநர்')

/** Who delivered the title. */
export const provider: FieldGroup = {
  properties: {
    pn: field(
      SHORT_TEXT,
      texts('Provider name', '提供方名称', 'Nama pembekal', 'வழங்குநர் பெயர்'),
      'pn: provider name; with ex_id it names the title uniquely.',
    ),
    provider: field(
      record({
        n: field(SHORT_TEXT, texts('Name', '名称', 'Nama', 'பெயர்'), 'n: name of the provider.'),
        id: field(
          IDENTIFIER,
          texts('Provider id', '提供方编号', 'ID pembekal', 'வழங்குநர் எண்'),
          'id: id of the provider.',
        ),
        t: field(IDENTIFIER, texts('Type', '类别', 'Jenis', 'வகை'), 't: type of the provider.'),
        prd: field(PRODUCT_ID, productLabel, 'prd: product that the provider delivers to.'),
      }),
      texts('Provider record', '提供方记录', 'Rekod pembekal', 'வழங்குநர் பதிவு'),
      'provider: the provider as its own system knows it.',
    ),
    cid: field(
      IDENTIFIER,
      texts('Content id', '内容编号', 'ID kandungan', 'உள்ளடக்க எண்'),
      'cid: id of the content in an outside system.',
    ),
    pkg_id: field(
      IDENTIFIER,
      texts('Package id', '套装编号', 'ID pakej', 'தொகுப்பு எண்'),
      'pkg_id: groups the pieces of one title.',
      {
        help: texts(
          'Pieces of one title (film, trailer, seasons, episodes) share it.',
          '同一作品的各部分（影片、预告、各季、各集）共用。',
          'Dikongsi oleh semua bahagian satu tajuk (filem, treler, musim, episod).',
          'ஒரே தலைப்பின் பகுதிகள் (படம், முன்னோட்டம், பருவங்கள், அத்தியாயங்கள்) இதைப் பகிரும்.',
        ),
      },
    ),
  },
  section: section('provider', providerLabel, 'store', [
    row(control('pn'), control('cid'), control('pkg_id', { widget: 'seriesTitle' })),
    control('provider'),
  ]),
}
