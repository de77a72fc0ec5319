import { productLabel } from './datePerProduct.ts'
import { field, FLAG, IDENTIFIER, INSTANT, listOf, PRODUCT_ID, setOf, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const setting = {
  prd: field(PRODUCT_ID, productLabel, 'prd: product that the setting serves.'),
  ad_rl_en: field(
    FLAG,
    texts('Ad rules on', '启用广告规则', 'Peraturan iklan aktif', 'விளம்பர விதிகள் இயக்கம்'),
    'ad_rl_en: whether the ad rules are enabled.',
  ),
  ad_rl: field(
    setOf(IDENTIFIER),
    texts('Ad rules', '广告规则', 'Peraturan iklan', 'விளம்பர விதிகள்'),
    'ad_rl: ad rules that apply.',
  ),
  ad_ct: field(
    IDENTIFIER,
    texts('Ad category', '广告类别', 'Kategori iklan', 'விளம்பர வகை'),
    'ad_ct: category sent to the ad server.',
  ),
  ad_st: field(
    INSTANT,
    texts('Ads start', '广告开始', 'Iklan bermula', 'விளம்பரத் தொடக்கம்'),
    'ad_st: start of the ad window.',
  ),
  ad_ed: field(INSTANT, texts('Ads end', '广告结束', 'Iklan tamat', 'விளம்பர முடிவு'), 'ad_ed: end of the ad window.'),
  ad_pn: field(
    SHORT_TEXT,
    texts('Ad partner', '广告合作方', 'Rakan iklan', 'விளம்பரக் கூட்டாளர்'),
    'ad_pn: name of the ad partner.',
  ),
  ad_pn_url: field(
    WEB_ADDRESS,
    texts('Partner address', '合作方地址', 'Alamat rakan', 'கூட்டாளர் முகவரி'),
    'ad_pn_url: address of the ad partner.',
  ),
}

const title = texts('Advertising', '广告', 'Pengiklanan', 'விளம்பரம்')

/** Which ads a title carries in each product. */
export const advertising: FieldGroup = {
  properties: {
    ad_settings: field(
      listOf(setting, ['prd']),
      texts('Ad settings', '广告设置', 'Tetapan iklan', 'விளம்பர அமைப்புகள்'),
      'ad_settings: ad rules and partner per product.',
    ),
  },
  section: section('advertising', title, 'megaphone', [control('ad_settings', { widget: 'cards' })]),
}
