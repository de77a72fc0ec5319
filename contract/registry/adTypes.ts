import type { Texts } from '#contract/values/languages.ts'
import { AD_FORMATS, AD_POSITIONS } from '#contract/values/ads.ts'
import { ATTRIBUTE_SOURCES, ATTRIBUTE_TYPES } from '#contract/values/policy.ts'
import { POSITIONS } from './adSchemas.ts'
import type { AdType } from './ownFacts.ts'
import { choice, column, ownType, SOURCE, SOURCES, TYPE, TYPES, VALUES } from './policyTypes.ts'
import type { TypeSummary } from './typeDocument.ts'

const KIND: Texts = { en: 'Kind', zh: '种类', ms: 'Jenis', ta: 'வகை' }
const PLACES: Texts = { en: 'Places', zh: '位置', ms: 'Tempat', ta: 'இடங்கள்' }
const ADDRESS: Texts = { en: 'Address', zh: '地址', ms: 'Alamat', ta: 'முகவரி' }
const ZONE: Texts = { en: 'Time zone', zh: '时区', ms: 'Zon masa', ta: 'நேர மண்டலம்' }

/** Names of standards, the same in every language. */
const SHORT_FORMATS = { vast: { en: 'VAST' }, vmap: { en: 'VMAP' } } as const

/** Ad tags, attributes and load policies as their lists see them: they have no type document and screens of their own. */
export const AD_TYPES: Readonly<Record<AdType, TypeSummary>> = {
  adtag: ownType(
    'adtag',
    {
      icon: 'megaphone',
      labels: {
        one: { en: 'Ad tag', zh: '广告标签', ms: 'Tag iklan', ta: 'விளம்பரக் குறி' },
        many: {
          en: 'Ad Tag Configurations',
          zh: '广告标签配置',
          ms: 'Konfigurasi tag iklan',
          ta: 'விளம்பரக் குறி அமைப்புகள்',
        },
      },
    },
    [
      column('ty', 'choice', KIND, { width: 88 }),
      column('ap', 'list', PLACES, { width: 150 }),
      column('url', 'text', ADDRESS, { width: 260 }),
    ],
    [choice('ty', KIND, AD_FORMATS, SHORT_FORMATS), choice('ap', PLACES, AD_POSITIONS, POSITIONS)],
  ),
  adattribute: ownType(
    'adattribute',
    {
      icon: 'list',
      labels: {
        one: { en: 'Ad attribute', zh: '广告属性', ms: 'Atribut iklan', ta: 'விளம்பரப் பண்பு' },
        many: {
          en: 'Ad Server Attributes',
          zh: '广告服务器属性',
          ms: 'Atribut pelayan iklan',
          ta: 'விளம்பரச் சேவையகப் பண்புகள்',
        },
      },
    },
    [
      column('type', 'choice', TYPE, { width: 136 }),
      column('source', 'choice', SOURCE, { width: 112 }),
      column('value', 'list', VALUES, { width: 240 }),
    ],
    [choice('type', TYPE, ATTRIBUTE_TYPES, TYPES), choice('source', SOURCE, ATTRIBUTE_SOURCES, SOURCES)],
  ),
  adload: ownType(
    'adload',
    {
      icon: 'clock',
      labels: {
        one: { en: 'Ad load policy', zh: '广告量策略', ms: 'Dasar beban iklan', ta: 'விளம்பர அளவுக் கொள்கை' },
        many: { en: 'Ad load policies', zh: '广告量策略', ms: 'Dasar beban iklan', ta: 'விளம்பர அளவுக் கொள்கைகள்' },
      },
    },
    [column('tz', 'text', ZONE, { width: 180 })],
    [],
  ),
}
