import { AD_SETTINGS } from '#contract/registry/adSettings.ts'
import { field, listOf, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const setting = Object.fromEntries(
  Object.entries(AD_SETTINGS).map(([name, { schema, label, meaning }]) => [name, field(schema, label, meaning)]),
)

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
