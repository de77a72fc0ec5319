import { datePerProduct, productLabel } from './datePerProduct.ts'
import { choice, COUNTRY, field, FLAG, IDENTIFIER, INSTANT, listOf, PRODUCT_ID, setOf, texts } from './field.ts'
import { control, group, groupAs, instant, row, section, type FieldGroup } from './ui.ts'

export const DEVICES = {
  tv: texts('TV', '电视', 'TV', 'தொலைக்காட்சி'),
  tablet: texts('Tablet', '平板', 'Tablet', 'கைக்கணினி'),
  browser: texts('Browser', '浏览器', 'Pelayar', 'உலாவி'),
  mobile: texts('Mobile', '手机', 'Telefon bimbit', 'கைப்பேசி'),
} as const

const title = texts('Availability', '可用性', 'Ketersediaan', 'கிடைக்கும் தன்மை')
const featuredFrom = texts('Featured from', '推荐开始', 'Ditampilkan dari', 'முன்னிறுத்தல் தொடக்கம்')
const featuredUntil = texts('Featured until', '推荐结束', 'Ditampilkan hingga', 'முன்னிறுத்தல் முடிவு')

const entry = {
  prd: field(PRODUCT_ID, productLabel, 'prd: product id.'),
  dt: field(
    INSTANT,
    texts('Available from', '可用起始', 'Tersedia dari', 'கிடைக்கும் நாள்'),
    'dt: instant from which the product shows the title.',
  ),
  con: field(
    setOf(COUNTRY, 250),
    texts('Countries', '国家或地区', 'Negara', 'நாடுகள்'),
    'con: countries, ISO 3166-1 alpha-2; empty means all.',
  ),
  det: field(
    setOf(choice(DEVICES)),
    texts('Devices', '设备', 'Peranti', 'சாதனங்கள்'),
    'det: device types; empty means all.',
  ),
  sp: field(
    setOf(IDENTIFIER),
    texts('Subscription plans', '订阅套餐', 'Pelan langganan', 'சந்தாத் திட்டங்கள்'),
    'sp: subscription plans that include the title.',
  ),
  f_st_dt: field(INSTANT, featuredFrom, 'f_st_dt: start of the featured window in this product.'),
  f_ed_dt: field(INSTANT, featuredUntil, 'f_ed_dt: end of the featured window in this product.'),
}

/** Where and when viewers of each product meet the title. */
export const availability: FieldGroup = {
  properties: {
    prd: field(
      setOf(PRODUCT_ID),
      texts('Products', '产品', 'Produk', 'தயாரிப்புகள்'),
      'prd: products that the title belongs to.',
      { publish: true },
    ),
    vce: field(
      FLAG,
      texts('Voice flag', '语音标志', 'Bendera suara', 'குரல் கொடி'),
      'vce: the flag without which the title is unavailable.',
      {
        help: texts(
          'Switched off, the title is unavailable in every product.',
          '关闭后，该内容在所有产品中均不可用。',
          'Jika dimatikan, kandungan ini tidak tersedia dalam semua produk.',
          'அணைத்தால், எந்தத் தயாரிப்பிலும் இது கிடைக்காது.',
        ),
      },
    ),
    ed_dt_prd: datePerProduct(
      texts(
        'Availability end per product',
        '各产品可用结束',
        'Tamat ketersediaan mengikut produk',
        'தயாரிப்பு வாரியாகக் கிடைக்கும் முடிவு',
      ),
      'ed_dt_prd: end of availability per product.',
    ),
    ed_dt: field(
      INSTANT,
      texts('Availability ends', '可用结束', 'Ketersediaan tamat', 'கிடைக்கும் காலம் முடிவு'),
      'ed_dt: end of availability, where ed_dt_prd says nothing else.',
    ),
    availability: field(
      listOf(entry, ['prd']),
      texts('Terms per product', '各产品条件', 'Syarat mengikut produk', 'தயாரிப்பு வாரியாக நிபந்தனைகள்'),
      'availability: countries, devices and plans per product.',
    ),
    oa_st_dt: field(
      INSTANT,
      texts('On air from', '播出开始', 'Bersiaran dari', 'ஒளிபரப்புத் தொடக்கம்'),
      'oa_st_dt: start of the on-air window.',
    ),
    oa_ed_dt: field(
      INSTANT,
      texts('On air until', '播出结束', 'Bersiaran hingga', 'ஒளிபரப்பு முடிவு'),
      'oa_ed_dt: end of the on-air window.',
    ),
    f_st_dt: field(INSTANT, featuredFrom, 'f_st_dt: start of the featured (promotion) window.'),
    f_ed_dt: field(INSTANT, featuredUntil, 'f_ed_dt: end of the featured (promotion) window.'),
  },
  section: section('availability', title, 'calendar', [
    row(control('prd', { widget: 'tags', source: 'products' }), control('vce', { widget: 'switch' })),
    groupAs(
      'productDates',
      texts(
        'Availability per product',
        '各产品可用时间',
        'Ketersediaan mengikut produk',
        'தயாரிப்பு வாரியாகக் கிடைக்கும் காலம்',
      ),
      control('oa_st_dt', { widget: 'dateTime', role: 'from' }),
      control('ed_dt_prd', { role: 'until' }),
    ),
    row(instant('ed_dt'), instant('oa_ed_dt')),
    control('availability', { widget: 'availability' }),
    group(texts('Featured', '推荐', 'Ditampilkan', 'முன்னிறுத்தல்'), row(instant('f_st_dt'), instant('f_ed_dt'))),
  ]),
}
