import { datePerProduct, productLabel } from './datePerProduct.ts'
import { choice, COUNTRY, field, FLAG, IDENTIFIER, INSTANT, listOf, PRODUCT_ID, setOf, texts } from './field.ts'
import { control, group, groupAs, instant, row, section, type FieldGroup } from './ui.ts'

export const DEVICES = {
  tv: texts({ en: 'TV', zh: '电视', ms: 'TV', ta: 'தொலைக்காட்சி' }),
  tablet: texts({ en: 'Tablet', zh: '平板', ms: 'Tablet', ta: 'கைக்கணினி' }),
  browser: texts({ en: 'Browser', zh: '浏览器', ms: 'Pelayar', ta: 'உலாவி' }),
  mobile: texts({ en: 'Mobile', zh: '手机', ms: 'Telefon bimbit', ta: 'கைப்பேசி' }),
} as const

const title = texts({ en: 'Availability', zh: '可用性', ms: 'Ketersediaan', ta: 'கிடைக்கும் தன்மை' })
const featuredFrom = texts({ en: 'Featured from', zh: '推荐开始', ms: 'Ditampilkan dari', ta: 'முன்னிறுத்தல் தொடக்கம்' })
const featuredUntil = texts({ en: 'Featured until', zh: '推荐结束', ms: 'Ditampilkan hingga', ta: 'முன்னிறுத்தல் முடிவு' })

const entry = {
  prd: field(PRODUCT_ID, productLabel, 'prd: product id.'),
  dt: field(
    INSTANT,
    texts({ en: 'Available from', zh: '可用起始', ms: 'Tersedia dari', ta: 'கிடைக்கும் நாள்' }),
    'dt: instant from which the product shows the title.',
  ),
  con: field(
    setOf(COUNTRY, 250),
    texts({ en: 'Countries', zh: '国家或地区', ms: 'Negara', ta: 'நாடுகள்' }),
    'con: countries, ISO 3166-1 alpha-2; empty means all.',
  ),
  det: field(
    setOf(choice(DEVICES)),
    texts({ en: 'Devices', zh: '设备', ms: 'Peranti', ta: 'சாதனங்கள்' }),
    'det: device types; empty means all.',
  ),
  sp: field(
    setOf(IDENTIFIER),
    texts({ en: 'Subscription plans', zh: '订阅套餐', ms: 'Pelan langganan', ta: 'சந்தாத் திட்டங்கள்' }),
    'sp: subscription plans that include the title.',
  ),
  f_st_dt: field(INSTANT, featuredFrom, 'f_st_dt: start of the featured window in this product.'),
  f_ed_dt: field(INSTANT, featuredUntil, 'f_ed_dt: end of the featured window in this product.', {
    after: 'f_st_dt',
  }),
}

/** Where and when viewers of each product meet the title. */
export const availability: FieldGroup = {
  properties: {
    prd: field(
      setOf(PRODUCT_ID),
      texts({ en: 'Products', zh: '产品', ms: 'Produk', ta: 'தயாரிப்புகள்' }),
      'prd: products that the title belongs to.',
      { publish: true },
    ),
    vce: field(
      FLAG,
      texts({ en: 'Voice flag', zh: '语音标志', ms: 'Bendera suara', ta: 'குரல் கொடி' }),
      'vce: the flag without which the title is unavailable.',
      {
        help: texts({
          en: 'Switched off, the title is unavailable in every product; on or not set, it restricts nothing.',
          zh: '关闭后，该内容在所有产品中均不可用；开启或未设置时不作任何限制。',
          ms: 'Jika dimatikan, kandungan ini tidak tersedia dalam semua produk; jika dihidupkan atau tidak ditetapkan, tiada sekatan.',
          ta: 'அணைத்தால், எந்தத் தயாரிப்பிலும் இது கிடைக்காது; இயக்கினாலோ அமைக்காவிட்டாலோ எதையும் கட்டுப்படுத்தாது.',
        }),
      },
    ),
    ed_dt_prd: datePerProduct(
      texts({
        en: 'Availability end per product',
        zh: '各产品可用结束',
        ms: 'Tamat ketersediaan mengikut produk',
        ta: 'தயாரிப்பு வாரியாகக் கிடைக்கும் முடிவு',
      }),
      'ed_dt_prd: end of availability per product.',
      '/oa_st_dt',
    ),
    ed_dt: field(
      INSTANT,
      texts({ en: 'Availability ends', zh: '可用结束', ms: 'Ketersediaan tamat', ta: 'கிடைக்கும் காலம் முடிவு' }),
      'ed_dt: end of availability, where ed_dt_prd says nothing else.',
      {
        help: texts({
          en: 'Counts for products without an end of their own in the table above. Of this and the licence end, the earlier ends the title.',
          zh: '仅适用于上表中没有结束时间的产品。与授权结束相比，以较早者为准。',
          ms: 'Dikira bagi produk yang tiada tarikh tamat dalam jadual di atas. Antara ini dan tamat lesen, yang lebih awal menamatkan tajuk.',
          ta: 'மேலே உள்ள அட்டவணையில் முடிவு இல்லாத தயாரிப்புகளுக்கு இதுவே கணக்கு. இதிலும் உரிம முடிவிலும் முன்னது தலைப்பை முடிக்கும்.',
        }),
      },
    ),
    availability: field(
      listOf(entry, ['prd']),
      texts({
        en: 'Terms per product',
        zh: '各产品条件',
        ms: 'Syarat mengikut produk',
        ta: 'தயாரிப்பு வாரியாக நிபந்தனைகள்',
      }),
      'availability: countries, devices and plans per product.',
    ),
    oa_st_dt: field(
      INSTANT,
      texts({ en: 'On air from', zh: '播出开始', ms: 'Bersiaran dari', ta: 'ஒளிபரப்புத் தொடக்கம்' }),
      'oa_st_dt: start of the on-air window.',
    ),
    oa_ed_dt: field(
      INSTANT,
      texts({ en: 'On air until', zh: '播出结束', ms: 'Bersiaran hingga', ta: 'ஒளிபரப்பு முடிவு' }),
      'oa_ed_dt: end of the on-air window.',
      { after: 'oa_st_dt' },
    ),
    f_st_dt: field(INSTANT, featuredFrom, 'f_st_dt: start of the featured (promotion) window.'),
    f_ed_dt: field(INSTANT, featuredUntil, 'f_ed_dt: end of the featured (promotion) window.', {
      after: 'f_st_dt',
    }),
  },
  section: section('availability', title, 'calendar', [
    row(control('prd', { widget: 'tags', source: 'products' }), control('vce', { widget: 'switch' })),
    groupAs(
      'productDates',
      texts({
        en: 'Availability per product',
        zh: '各产品可用时间',
        ms: 'Ketersediaan mengikut produk',
        ta: 'தயாரிப்பு வாரியாகக் கிடைக்கும் காலம்',
      }),
      control('oa_st_dt', { widget: 'dateTime', role: 'from' }),
      control('ed_dt_prd', { role: 'until', plain: '#/properties/ed_dt' }),
    ),
    row(instant('ed_dt'), instant('oa_ed_dt')),
    control('availability', { widget: 'availability' }),
    group(
      texts({ en: 'Featured', zh: '推荐', ms: 'Ditampilkan', ta: 'முன்னிறுத்தல்' }),
      row(instant('f_st_dt'), instant('f_ed_dt')),
    ),
  ]),
}
