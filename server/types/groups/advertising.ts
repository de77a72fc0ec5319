import { AD_SETTINGS } from '#contract/registry/adSettings.ts'
import { field, IDENTIFIER, listOf, setOf, texts } from './field.ts'
import { control, section, type FieldGroup } from './ui.ts'

const setting = Object.fromEntries(
  Object.entries(AD_SETTINGS).map(([name, { schema, label, meaning }]) => [name, field(schema, label, meaning)]),
)

const title = texts({ en: 'Advertising', zh: '广告', ms: 'Pengiklanan', ta: 'விளம்பரம்' })

/** As many as an ad server is asked for one title. */
const MOST_TAGS = 20

/** Which ads a title carries, and by which rules in each product. */
export const advertising: FieldGroup = {
  properties: {
    ad_tags: field(
      setOf(IDENTIFIER, MOST_TAGS),
      texts({ en: 'Ad tags', zh: '广告标签', ms: 'Tag iklan', ta: 'விளம்பரக் குறிகள்' }),
      'ad_tags: ids of the ad tags that are asked while it plays; a field of ours.',
      {
        help: texts({
          en: 'The ad servers that are asked while it plays.',
          zh: '播放时请求的广告服务器。',
          ms: 'Pelayan iklan yang ditanya semasa ia dimainkan.',
          ta: 'இது ஓடும்போது கேட்கப்படும் விளம்பரச் சேவையகங்கள்.',
        }),
      },
    ),
    ad_settings: field(
      listOf(setting, ['prd']),
      texts({ en: 'Ad settings', zh: '广告设置', ms: 'Tetapan iklan', ta: 'விளம்பர அமைப்புகள்' }),
      'ad_settings: ad rules and partner per product.',
    ),
  },
  section: section('advertising', title, 'megaphone', [
    control('ad_tags', { widget: 'adTags' }),
    control('ad_settings', { widget: 'cards' }),
  ]),
}
