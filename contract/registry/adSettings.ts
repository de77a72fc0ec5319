import type { Texts } from '#contract/values/languages.ts'

/** Ad settings of one product (specification section 3), as titles and ad tags have them. */
type AdSettingField = 'prd' | 'ad_rl_en' | 'ad_rl' | 'ad_ct' | 'ad_st' | 'ad_ed' | 'ad_pn' | 'ad_pn_url'

type Facts = {
  schema: { readonly type: string; readonly [keyword: string]: unknown }
  label: Texts
  /** What the wire's short name stands for, for whoever reads the schema itself. */
  meaning: string
}

const identifier = { type: 'string', maxLength: 120 } as const
const instant = { type: 'string', format: 'date-time', maxLength: 40 } as const

/** The wire's names of ad settings, what they hold and what they are called: in this order on screen. */
export const AD_SETTINGS: Readonly<Record<AdSettingField, Facts>> = {
  prd: {
    schema: { type: 'string', minLength: 1, maxLength: 64 },
    label: { en: 'Product', zh: '产品', ms: 'Produk', ta: 'தயாரிப்பு' },
    meaning: 'prd: product that the setting serves.',
  },
  ad_rl_en: {
    schema: { type: 'boolean' },
    label: { en: 'Ad rules on', zh: '启用广告规则', ms: 'Peraturan iklan aktif', ta: 'விளம்பர விதிகள் இயக்கம்' },
    meaning: 'ad_rl_en: whether the ad rules are enabled.',
  },
  ad_rl: {
    schema: { type: 'array', items: identifier, uniqueItems: true, maxItems: 100 },
    label: { en: 'Ad rules', zh: '广告规则', ms: 'Peraturan iklan', ta: 'விளம்பர விதிகள்' },
    meaning: 'ad_rl: ad rules that apply.',
  },
  ad_ct: {
    schema: identifier,
    label: { en: 'Ad category', zh: '广告类别', ms: 'Kategori iklan', ta: 'விளம்பர வகை' },
    meaning: 'ad_ct: category sent to the ad server.',
  },
  ad_st: {
    schema: instant,
    label: { en: 'Ads start', zh: '广告开始', ms: 'Iklan bermula', ta: 'விளம்பரத் தொடக்கம்' },
    meaning: 'ad_st: start of the ad window.',
  },
  ad_ed: {
    schema: instant,
    label: { en: 'Ads end', zh: '广告结束', ms: 'Iklan tamat', ta: 'விளம்பர முடிவு' },
    meaning: 'ad_ed: end of the ad window.',
  },
  ad_pn: {
    schema: { type: 'string', maxLength: 250 },
    label: { en: 'Ad partner', zh: '广告合作方', ms: 'Rakan iklan', ta: 'விளம்பரக் கூட்டாளர்' },
    meaning: 'ad_pn: name of the ad partner.',
  },
  ad_pn_url: {
    schema: { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2000 },
    label: { en: 'Partner address', zh: '合作方地址', ms: 'Alamat rakan', ta: 'கூட்டாளர் முகவரி' },
    meaning: 'ad_pn_url: address of the ad partner.',
  },
}
