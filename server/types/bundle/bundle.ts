import { campaignType } from '../families/campaignType.ts'
import { needing } from '../groups/composeType.ts'
import { choice, field, IDENTIFIER, setOf, texts } from '../groups/field.ts'
import { licence } from '../groups/licence.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter, referenceFilter } from '../groups/listFilters.ts'
import { deviceLinks } from '../groups/deviceLinks.ts'
import { manyOf, reference } from '../groups/refers.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const KINDS = {
  rental: texts({ en: 'Rental', zh: '租赁', ms: 'Sewaan', ta: 'வாடகை' }),
  purchase: texts({ en: 'Purchase', zh: '购买', ms: 'Pembelian', ta: 'கொள்முதல்' }),
  addon: texts({ en: 'Subscription add-on', zh: '订阅附加包', ms: 'Tambahan langganan', ta: 'சந்தா இணைப்பு' }),
  pass: texts({ en: 'Season pass', zh: '赛季通行证', ms: 'Pas musim', ta: 'பருவ அனுமதி' }),
} as const
const SOLD = [
  'movie',
  'tvseries',
  'tvseason',
  'webseries',
  'show',
  'special',
  'sportshow',
  'sportevent',
  'event',
  'channel',
  'league',
]

const kind = texts({ en: 'Kind', zh: '种类', ms: 'Jenis', ta: 'வகை' })
const sku = texts({ en: 'SKU', zh: 'SKU', ms: 'SKU', ta: 'SKU' })
const contents = texts({ en: 'Contents', zh: '包含内容', ms: 'Kandungan', ta: 'உள்ளடக்கம்' })

const offer: FieldGroup = {
  properties: {
    bd_ty: field(choice(KINDS), kind, 'bd_ty: how the bundle is sold; a field of ours.', { publish: true }),
    sku: field(IDENTIFIER, sku, 'sku: stock keeping unit of the shop.', { publish: true }),
    sp: field(
      setOf(IDENTIFIER),
      texts({ en: 'Subscription plans', zh: '订阅套餐', ms: 'Pelan langganan', ta: 'சந்தாத் திட்டங்கள்' }),
      'sp: subscription plans that include the bundle.',
    ),
    itm: manyOf(SOLD, contents, 'itm: document ids of what is in the bundle; a field of ours.', { publish: true }),
  },
  section: section('offer', texts({ en: 'Offer', zh: '商品', ms: 'Tawaran', ta: 'சலுகை' }), 'layers', [
    row(control('bd_ty'), control('sku')),
    control('sp', { widget: 'tags' }),
    reference('itm'),
  ]),
}

/** Titles that are sold as one. */
export const bundle = campaignType({
  type: 'bundle',
  icon: 'bundle',
  order: 320,
  one: texts({ en: 'Bundle', zh: '套装', ms: 'Pakej', ta: 'தொகுப்பு' }),
  many: texts({ en: 'Bundles', zh: '套装', ms: 'Pakej', ta: 'தொகுப்புகள்' }),
  own: [offer, needing(licence, 'lws'), deviceLinks],
  columns: [choiceColumn('bd_ty', kind), textColumn('sku', sku, 144)],
  filters: [choiceFilter('bd_ty', kind, KINDS), facetFilter('sku', sku), referenceFilter('itm', contents, ...SOLD)],
  facets: ['bd_ty', 'sku', 'itm', 'sp'],
  row: ['bd_ty', 'sku'],
  requiredImages: ['0-16x9', '0-3x1-Banner'],
  sample: {
    lon: [
      { lang: 'en', n: 'Rainy week' },
      { lang: 'zh', n: '雨季一周' },
      { lang: 'ms', n: 'Minggu hujan' },
      { lang: 'ta', n: 'மழை வாரம்' },
    ],
    lod: [{ lang: 'en', n: 'Six films for seven days, to begin within a month.' }],
    bd_ty: 'rental',
    sku: 'RAIN-WEEK',
    sp: ['basic'],
    itm: ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'],
    transactional_windows: [
      { tp_st_dt: '2026-11-01T00:00:00.000Z', tp_ed_dt: '2027-02-28T15:59:59.000Z', sku: 'RAIN-WEEK', ard: 30, awd: 7 },
    ],
    subscription_windows: [
      {
        sp_st_dt: '2026-11-01T00:00:00.000Z',
        sp_ed_dt: '2027-02-28T15:59:59.000Z',
        sku: 'RAIN-PLUS',
        sku_ty: 'addon',
        sub_ty: 'monthly',
      },
    ],
    device_links: [{ dt: 'tv', cu: 'https://tv.example.org/rainy-week', ca: 'Rent all six' }],
    ia: ['0-16x9', '0-3x1-Banner'],
    prd: ['rimba-my'],
    vce: true,
    lws: '2026-11-01T00:00:00.000Z',
    lwe: '2027-02-28T15:59:59.000Z',
    lwe_prd: [{ value: '2027-02-28T15:59:59.000Z', prd: 'default' }],
    pn: 'Rimba Shop',
    cid: 'BD-2026-11',
    el_no: 'Price in the shop: 19.90.',
  },
})
