import { datePerProduct } from './datePerProduct.ts'
import { field, FLAG, IDENTIFIER, INSTANT, listOf, readOnly, texts, type JsonSchema } from './field.ts'
import { control, group, groupAs, instant, row, section, type FieldGroup } from './ui.ts'

const starts = texts('Starts', '开始', 'Mula', 'தொடக்கம்')
const ends = texts('Ends', '结束', 'Tamat', 'முடிவு')
const sku = field(IDENTIFIER, texts('SKU', 'SKU', 'SKU', 'SKU'), 'sku: stock keeping unit of the shop.')
const DAYS: JsonSchema = { type: 'integer', minimum: 0, maximum: 3650 }

const rental = {
  tp_st_dt: field(INSTANT, starts, 'tp_st_dt: start of the transactional window.'),
  tp_ed_dt: field(INSTANT, ends, 'tp_ed_dt: end of the transactional window.'),
  sku,
  ard: field(
    DAYS,
    texts('Rental days', '租赁天数', 'Hari sewaan', 'வாடகை நாள்கள்'),
    'ard: days in which a rental may be begun.',
    { unit: 'd' },
  ),
  awd: field(
    DAYS,
    texts('Viewing days', '观看天数', 'Hari tontonan', 'பார்க்கும் நாள்கள்'),
    'awd: days of viewing after the first play.',
    { unit: 'd' },
  ),
}

const subscription = {
  sp_st_dt: field(INSTANT, starts, 'sp_st_dt: start of the subscription window.'),
  sp_ed_dt: field(INSTANT, ends, 'sp_ed_dt: end of the subscription window.'),
  sku,
  sku_ty: field(IDENTIFIER, texts('SKU type', 'SKU 类别', 'Jenis SKU', 'SKU வகை'), 'sku_ty: type of the SKU.'),
  sub_ty: field(
    IDENTIFIER,
    texts('Subscription type', '订阅类别', 'Jenis langganan', 'சந்தா வகை'),
    'sub_ty: type of the subscription.',
  ),
}

/** For how long the title may be shown, and in which shop windows. Absent dates restrict nothing. */
export const licence: FieldGroup = {
  properties: {
    lws: field(
      INSTANT,
      texts('Licence starts', '授权开始', 'Lesen bermula', 'உரிமத் தொடக்கம்'),
      'lws: start of the licence window.',
    ),
    lwe: field(
      INSTANT,
      texts('Licence ends', '授权结束', 'Lesen tamat', 'உரிம முடிவு'),
      'lwe: end of the licence window, where lwe_prd says nothing else.',
      {
        help: texts(
          'After this instant the title is expired.',
          '此时刻之后内容即过期。',
          'Selepas waktu ini kandungan dianggap tamat tempoh.',
          'இந்த நேரத்திற்குப் பின் இது காலாவதியாகும்.',
        ),
      },
    ),
    lwe_prd: datePerProduct(
      texts('Licence end per product', '各产品授权结束', 'Tamat lesen mengikut produk', 'தயாரிப்பு வாரியாக உரிம முடிவு'),
      'lwe_prd: end of the licence window per product.',
    ),
    mn_lic: field(
      readOnly(INSTANT),
      texts('Earliest licence end', '最早授权结束', 'Tamat lesen terawal', 'முதலில் முடியும் உரிமம்'),
      'mn_lic: earliest licence end among the parts; derived.',
    ),
    mn_avl: field(
      readOnly(FLAG),
      texts('All parts available', '各部分均可用', 'Semua bahagian tersedia', 'எல்லாப் பகுதிகளும் கிடைக்கின்றன'),
      'mn_avl: whether all parts are available; derived.',
    ),
    transactional_windows: field(
      listOf(rental),
      texts('Transactional windows', '单次购买时段', 'Tempoh transaksi', 'தனிக் கொள்முதல் காலவரம்புகள்'),
      'transactional_windows: when the title may be bought or rented.',
    ),
    subscription_windows: field(
      listOf(subscription),
      texts('Subscription windows', '订阅时段', 'Tempoh langganan', 'சந்தாக் காலவரம்புகள்'),
      'subscription_windows: when subscribers may see the title.',
    ),
  },
  section: section('licence', texts('Licence', '授权', 'Lesen', 'உரிமம்'), 'clock', [
    groupAs(
      'productDates',
      texts('Licence per product', '各产品授权时间', 'Lesen mengikut produk', 'தயாரிப்பு வாரியாக உரிமம்'),
      control('lws', { widget: 'dateTime', role: 'from' }),
      control('lwe_prd', { role: 'until' }),
    ),
    row(instant('lwe'), instant('mn_lic'), control('mn_avl')),
    group(
      texts('Shop windows', '销售时段', 'Tempoh jualan', 'விற்பனைக் காலவரம்புகள்'),
      control('transactional_windows', { widget: 'windows' }),
      control('subscription_windows', { widget: 'windows' }),
    ),
  ]),
}
