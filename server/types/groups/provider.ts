import { productLabel } from './datePerProduct.ts'
import { field, IDENTIFIER, PRODUCT_ID, record, SHORT_TEXT, texts } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

const providerLabel = texts({ en: 'Provider', zh: '内容提供方', ms: 'Pembekal', ta: 'வழங்குநர்' })

/** Who delivered the title. */
export const provider: FieldGroup = {
  properties: {
    pn: field(
      SHORT_TEXT,
      texts({ en: 'Provider name', zh: '提供方名称', ms: 'Nama pembekal', ta: 'வழங்குநர் பெயர்' }),
      'pn: provider name; with ex_id it names the title uniquely.',
    ),
    provider: field(
      record({
        n: field(SHORT_TEXT, texts({ en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' }), 'n: name of the provider.'),
        id: field(
          IDENTIFIER,
          texts({ en: 'Provider id', zh: '提供方编号', ms: 'ID pembekal', ta: 'வழங்குநர் எண்' }),
          'id: id of the provider.',
        ),
        t: field(IDENTIFIER, texts({ en: 'Type', zh: '类别', ms: 'Jenis', ta: 'வகை' }), 't: type of the provider.'),
        prd: field(PRODUCT_ID, productLabel, 'prd: product that the provider delivers to.'),
      }),
      texts({ en: 'Provider record', zh: '提供方记录', ms: 'Rekod pembekal', ta: 'வழங்குநர் பதிவு' }),
      'provider: the provider as its own system knows it.',
    ),
    cid: field(
      IDENTIFIER,
      texts({ en: 'Content id', zh: '内容编号', ms: 'ID kandungan', ta: 'உள்ளடக்க எண்' }),
      'cid: id of the content in an outside system.',
    ),
    pkg_id: field(
      IDENTIFIER,
      texts({ en: 'Package id', zh: '套装编号', ms: 'ID pakej', ta: 'தொகுப்பு எண்' }),
      'pkg_id: groups the pieces of one title.',
      {
        help: texts({
          en: 'Pieces of one title (film, trailer, seasons, episodes) share it.',
          zh: '同一作品的各部分（影片、预告、各季、各集）共用。',
          ms: 'Dikongsi oleh semua bahagian satu tajuk (filem, treler, musim, episod).',
          ta: 'ஒரே தலைப்பின் பகுதிகள் (படம், முன்னோட்டம், பருவங்கள், அத்தியாயங்கள்) இதைப் பகிரும்.',
        }),
      },
    ),
  },
  section: section('provider', providerLabel, 'store', [
    row(control('pn'), control('cid'), control('pkg_id', { widget: 'seriesTitle' })),
    control('provider'),
  ]),
}
