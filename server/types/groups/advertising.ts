import { productLabel } from './datePerProduct.ts'
import { field, FLAG, IDENTIFIER, INSTANT, listOf, PRODUCT_ID, setOf, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const setting = {
  prd: field(PRODUCT_ID, productLabel, 'prd: product that the setting serves.'),
  ad_rl_en: field(
    FLAG,
    texts({ en: 'Ad rules on', zh: '启用广告规则', ms: 'Peraturan iklan aktif', ta: 'விளம்பர விதிகள் இயக்கம்' }),
    'ad_rl_en: whether the ad rules are enabled.',
  ),
  ad_rl: field(
    setOf(IDENTIFIER),
    texts({ en: 'Ad rules', zh: '广告规则', ms: 'Peraturan iklan', ta: 'விளம்பர விதிகள்' }),
    'ad_rl: ad rules that apply.',
  ),
  ad_ct: field(
    IDENTIFIER,
    texts({ en: 'Ad category', zh: '广告类别', ms: 'Kategori iklan', ta: 'விளம்பர வகை' }),
    'ad_ct: category sent to the ad server.',
  ),
  ad_st: field(
    INSTANT,
    texts({ en: 'Ads start', zh: '广告开始', ms: 'Iklan bermula', ta: 'விளம்பரத் தொடக்கம்' }),
    'ad_st: start of the ad window.',
  ),
  ad_ed: field(
    INSTANT,
    texts({ en: 'Ads end', zh: '广告结束', ms: 'Iklan tamat', ta: 'விளம்பர முடிவு' }),
    'ad_ed: end of the ad window.',
  ),
  ad_pn: field(
    SHORT_TEXT,
    texts({ en: 'Ad partner', zh: '广告合作方', ms: 'Rakan iklan', ta: 'விளம்பரக் கூட்டாளர்' }),
    'ad_pn: name of the ad partner.',
  ),
  ad_pn_url: field(
    WEB_ADDRESS,
    texts({ en: 'Partner address', zh: '合作方地址', ms: 'Alamat rakan', ta: 'கூட்டாளர் முகவரி' }),
    'ad_pn_url: address of the ad partner.',
  ),
}

const title = texts({ en: 'Advertising', zh: '广告', ms: 'Pengiklanan', ta: 'விளம்பரம்' })

/** Which ads a title carries in each product. */
export const advertising: FieldGroup = {
  properties: {
    ad_settings: field(
      listOf(setting, ['prd']),
      texts({ en: 'Ad settings', zh: '广告设置', ms: 'Tetapan iklan', ta: 'விளம்பர அமைப்புகள்' }),
      'ad_settings: ad rules and partner per product.',
    ),
  },
  section: section('advertising', title, 'megaphone', [control('ad_settings', { widget: 'cards' })]),
}
