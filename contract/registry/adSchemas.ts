import { LoadPolicyInput } from '#contract/schemas/ads.ts'
import { AD_FORMATS, AD_LIST, AD_POSITIONS, AD_TEXT, AD_URL } from '#contract/values/ads.ts'
import type { Texts } from '#contract/values/languages.ts'
import { ATTRIBUTE_SOURCES, ATTRIBUTE_TYPES } from '#contract/values/policy.ts'
import { AD_SETTINGS } from './adSettings.ts'
import { NAME, SOURCE, SOURCES, TYPE, TYPES, VALUES } from './policyTypes.ts'
import type { SchemaWords } from './schemaWords.ts'

/** A data schema with words, as forms and validators read it. */
type AdSchema = SchemaWords & { readonly type: string; readonly [keyword: string]: unknown }

const words = (en: string, zh: string, ms: string, ta: string): Texts => ({ en, zh, ms, ta })
const text = (label: Texts, more: object = {}): AdSchema => ({
  ...{ type: 'string', maxLength: AD_TEXT, 'x-label': label },
  ...more,
})
const list = (items: object, label: Texts, more: object = {}): AdSchema => ({
  ...{ type: 'array', items, maxItems: AD_LIST, 'x-label': label },
  ...more,
})
const choice = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, Texts>>) => ({
  ...{ type: 'string', enum: [...values], 'x-enum': names },
})

const name = text(NAME, { minLength: 1, 'x-publish': true })
const products = list({ type: 'string', maxLength: 64 }, words('Products', '产品', 'Produk', 'தயாரிப்புகள்'), {
  uniqueItems: true,
})

const FORMATS: Readonly<Record<(typeof AD_FORMATS)[number], Texts>> = {
  vast: words('VAST: one break', 'VAST：单个广告时段', 'VAST: satu rehat', 'VAST: ஒரு இடைவேளை'),
  vmap: words(
    'VMAP: all breaks of a title',
    'VMAP：整部内容的广告时段',
    'VMAP: semua rehat tajuk',
    'VMAP: தலைப்பின் எல்லா இடைவேளைகளும்',
  ),
}
export const POSITIONS: Readonly<Record<(typeof AD_POSITIONS)[number], Texts>> = {
  pre: words('Before', '片前', 'Sebelum', 'முன்'),
  mid: words('Within', '片中', 'Di tengah', 'நடுவில்'),
  post: words('After', '片后', 'Selepas', 'பின்'),
}

const settings = list(
  {
    type: 'object',
    required: ['prd'],
    properties: Object.fromEntries(
      Object.entries(AD_SETTINGS).map(([field, { schema, label }]) => [
        field,
        { ...schema, 'x-label': label, ...(field === 'ad_ed' && { 'x-after': 'ad_st' }) },
      ]),
    ),
  },
  words('Ad settings', '广告设置', 'Tetapan iklan', 'விளம்பர அமைப்புகள்'),
)

const sent = list(
  {
    type: 'object',
    required: ['n'],
    properties: {
      n: text(words('Attribute', '属性', 'Atribut', 'பண்பு')),
      val: text(words('Value', '值', 'Nilai', 'மதிப்பு')),
    },
  },
  words('Attributes that are sent', '发送的属性', 'Atribut yang dihantar', 'அனுப்பப்படும் பண்புகள்'),
  {
    'x-help': words(
      'Where the address has {name}, the value of that attribute takes its place.',
      '地址中的 {name} 会替换为该属性的值。',
      'Di tempat {name} dalam alamat, nilai atribut itu dimasukkan.',
      'முகவரியில் {name} உள்ள இடத்தில் அந்தப் பண்பின் மதிப்பு வரும்.',
    ),
  },
)

const object = (properties: Readonly<Record<string, AdSchema>>, required: readonly string[]): AdSchema => ({
  ...{ type: 'object', required: [...required], properties },
})

/** What ad tags and ad attributes hold, with words: their forms follow from it, and `readAdSchema` answers it. */
export const AD_SCHEMAS = {
  tag: object(
    {
      n: name,
      ty: { ...choice(AD_FORMATS, FORMATS), 'x-label': words('Kind', '种类', 'Jenis', 'வகை'), 'x-publish': true },
      url: text(words('Address', '地址', 'Alamat', 'முகவரி'), {
        ...{ maxLength: AD_URL, 'x-publish': true },
        'x-help': words(
          'https, with macros: [CACHEBUSTING] is filled in by the player, {genre} by an attribute below.',
          'https，可用宏：[CACHEBUSTING] 由播放器填写，{genre} 由下方属性填写。',
          'https, dengan makro: [CACHEBUSTING] diisi oleh pemain, {genre} oleh atribut di bawah.',
          'https, மேக்ரோக்களுடன்: [CACHEBUSTING] இயக்கியாலும், {genre} கீழுள்ள பண்பாலும் நிரப்பப்படும்.',
        ),
      }),
      ap: list(choice(AD_POSITIONS, POSITIONS), words('Places', '位置', 'Tempat', 'இடங்கள்'), { uniqueItems: true }),
      attrs: sent,
      ad_settings: settings,
      prd: products,
    },
    [],
  ),
  attribute: object(
    {
      n: text(NAME, {
        ...{ minLength: 1, pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,63}$' },
        'x-help': words(
          'As the ad server knows it: letters, digits, dots and dashes.',
          '广告服务器所用的名称：字母、数字、点和连字符。',
          'Seperti dikenali pelayan iklan: huruf, digit, titik dan sengkang.',
          'விளம்பரச் சேவையகம் அறியும் பெயர்: எழுத்து, இலக்கம், புள்ளி, சிறு கோடு.',
        ),
      }),
      type: { ...choice(ATTRIBUTE_TYPES, TYPES), 'x-label': TYPE },
      source: { ...choice(ATTRIBUTE_SOURCES, SOURCES), 'x-label': SOURCE },
      value: list({ type: 'string', maxLength: AD_TEXT }, VALUES, {
        ...{ uniqueItems: true },
        'x-help': words(
          'Values that it may have, where they are known.',
          '已知的可选值。',
          'Nilai yang mungkin, jika diketahui.',
          'தெரிந்தால், அது பெறக்கூடிய மதிப்புகள்.',
        ),
      }),
      prd: products,
    },
    ['n', 'type', 'source'],
  ),
  load: object(
    {
      n: name,
      tz: text(words('Time zone', '时区', 'Zon masa', 'நேர மண்டலம்'), {
        ...{ maxLength: 60, 'x-zone': true },
        'x-help': words(
          'Whose hours are meant.',
          '小时按此时区计算。',
          'Zon waktu bagi jam di bawah.',
          'கீழுள்ள மணிகள் எந்த மண்டலத்தவை.',
        ),
      }),
      prd: products,
      rules: {
        ...LoadPolicyInput.properties.rules,
        type: 'array',
        'x-label': words('Limits', '限制', 'Had', 'வரம்புகள்'),
      },
    },
    [],
  ),
} as const

const control = (field: string, options?: object) => ({
  ...{ type: 'Control', scope: `#/properties/${field}` },
  ...(options && { options }),
})
const productsOf = control('prd', { widget: 'tags', source: 'products' })
const below = (...elements: object[]) => ({ type: 'VerticalLayout', elements })
const beside = (...elements: object[]) => ({ type: 'HorizontalLayout', elements })

/** How the forms of ads are laid out; the rules of a load policy are a grid of their own. */
export const AD_LAYOUTS = {
  tag: below(
    control('n'),
    beside(control('ty'), control('ap', { widget: 'choices' })),
    control('url'),
    control('attrs', { widget: 'table' }),
    control('ad_settings', { widget: 'cards', elementLabelProp: 'prd' }),
    productsOf,
  ),
  attribute: below(
    control('n'),
    beside(control('type'), control('source')),
    control('value', { widget: 'tags' }),
    productsOf,
  ),
  load: below(control('n'), beside(control('tz', { widget: 'timeZone' }), productsOf)),
} as const
