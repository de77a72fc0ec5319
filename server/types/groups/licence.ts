import { datePerProduct } from './datePerProduct.ts'
import { field, FLAG, IDENTIFIER, INSTANT, listOf, readOnly, texts, type JsonSchema } from './field.ts'
import { control, group, groupAs, instant, row, section, type FieldGroup } from './ui.ts'

const starts = texts({ en: 'Starts', zh: '开始', ms: 'Mula', ta: 'தொடக்கம்' })
const ends = texts({ en: 'Ends', zh: '结束', ms: 'Tamat', ta: 'முடிவு' })
const sku = field(
  IDENTIFIER,
  texts({ en: 'SKU', zh: 'SKU', ms: 'SKU', ta: 'SKU' }),
  'sku: stock keeping unit of the shop.',
)
const DAYS: JsonSchema = { type: 'integer', minimum: 0, maximum: 3650 }

const rental = {
  tp_st_dt: field(INSTANT, starts, 'tp_st_dt: start of the transactional window.'),
  tp_ed_dt: field(INSTANT, ends, 'tp_ed_dt: end of the transactional window.', { after: 'tp_st_dt' }),
  sku,
  ard: field(
    DAYS,
    texts({ en: 'Rental days', zh: '租赁天数', ms: 'Hari sewaan', ta: 'வாடகை நாள்கள்' }),
    'ard: days in which a rental may be begun.',
    { unit: 'd' },
  ),
  awd: field(
    DAYS,
    texts({ en: 'Viewing days', zh: '观看天数', ms: 'Hari tontonan', ta: 'பார்க்கும் நாள்கள்' }),
    'awd: days of viewing after the first play.',
    { unit: 'd' },
  ),
}

const subscription = {
  sp_st_dt: field(INSTANT, starts, 'sp_st_dt: start of the subscription window.'),
  sp_ed_dt: field(INSTANT, ends, 'sp_ed_dt: end of the subscription window.', { after: 'sp_st_dt' }),
  sku,
  sku_ty: field(
    IDENTIFIER,
    texts({ en: 'SKU type', zh: 'SKU 类别', ms: 'Jenis SKU', ta: 'SKU வகை' }),
    'sku_ty: type of the SKU.',
  ),
  sub_ty: field(
    IDENTIFIER,
    texts({ en: 'Subscription type', zh: '订阅类别', ms: 'Jenis langganan', ta: 'சந்தா வகை' }),
    'sub_ty: type of the subscription.',
  ),
}

/** For how long the title may be shown, and in which shop windows. Absent dates restrict nothing. */
export const licence: FieldGroup = {
  properties: {
    lws: field(
      INSTANT,
      texts({ en: 'Licence starts', zh: '授权开始', ms: 'Lesen bermula', ta: 'உரிமத் தொடக்கம்' }),
      'lws: start of the licence window.',
    ),
    lwe: field(
      INSTANT,
      texts({ en: 'Licence ends', zh: '授权结束', ms: 'Lesen tamat', ta: 'உரிம முடிவு' }),
      'lwe: end of the licence window, where lwe_prd says nothing else.',
      {
        after: 'lws',
        help: texts({
          en: 'Counts for products without an end of their own in the table above.',
          zh: '仅适用于上表中没有结束时间的产品。',
          ms: 'Dikira bagi produk yang tiada tarikh tamat dalam jadual di atas.',
          ta: 'மேலே உள்ள அட்டவணையில் முடிவு இல்லாத தயாரிப்புகளுக்கு இதுவே கணக்கு.',
        }),
      },
    ),
    lwe_prd: datePerProduct(
      texts({
        en: 'Licence end per product',
        zh: '各产品授权结束',
        ms: 'Tamat lesen mengikut produk',
        ta: 'தயாரிப்பு வாரியாக உரிம முடிவு',
      }),
      'lwe_prd: end of the licence window per product.',
      '/lws',
    ),
    mn_lic: field(
      readOnly(INSTANT),
      texts({ en: 'Earliest licence end', zh: '最早授权结束', ms: 'Tamat lesen terawal', ta: 'முதலில் முடியும் உரிமம்' }),
      'mn_lic: earliest licence end among the parts; derived.',
    ),
    mn_avl: field(
      readOnly(FLAG),
      texts({
        en: 'All parts available',
        zh: '各部分均可用',
        ms: 'Semua bahagian tersedia',
        ta: 'எல்லாப் பகுதிகளும் கிடைக்கின்றன',
      }),
      'mn_avl: whether all parts are available; derived.',
    ),
    transactional_windows: field(
      listOf(rental),
      texts({ en: 'Transactional windows', zh: '单次购买时段', ms: 'Tempoh transaksi', ta: 'தனிக் கொள்முதல் காலவரம்புகள்' }),
      'transactional_windows: when the title may be bought or rented.',
    ),
    subscription_windows: field(
      listOf(subscription),
      texts({ en: 'Subscription windows', zh: '订阅时段', ms: 'Tempoh langganan', ta: 'சந்தாக் காலவரம்புகள்' }),
      'subscription_windows: when subscribers may see the title.',
    ),
  },
  section: section('licence', texts({ en: 'Licence', zh: '授权', ms: 'Lesen', ta: 'உரிமம்' }), 'clock', [
    groupAs(
      'productDates',
      texts({
        en: 'Licence per product',
        zh: '各产品授权时间',
        ms: 'Lesen mengikut produk',
        ta: 'தயாரிப்பு வாரியாக உரிமம்',
      }),
      control('lws', { widget: 'dateTime', role: 'from' }),
      control('lwe_prd', { role: 'until', plain: '#/properties/lwe' }),
    ),
    row(instant('lwe'), instant('mn_lic'), control('mn_avl')),
    group(
      texts({ en: 'Shop windows', zh: '销售时段', ms: 'Tempoh jualan', ta: 'விற்பனைக் காலவரம்புகள்' }),
      control('transactional_windows', { widget: 'windows' }),
      control('subscription_windows', { widget: 'windows' }),
    ),
  ]),
}
