import type { Texts } from '#contract/values/languages.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'

/** A text of a sample in the four languages. */
export const words = (en: string, zh: string, ms: string, ta: string): Texts => ({ en, zh, ms, ta })
const named = (label: Texts, schema: FormSchema): FormSchema => ({ ...schema, 'x-label': label })
const instant: FormSchema = { type: 'string', format: 'date-time' }
const localized: FormSchema = {
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string', maxLength: 120 } } },
}

/** A field of every kind that a form can draw. */
export const everySchema: FormSchema = {
  type: 'object',
  properties: {
    id: named(words('Document id', '文档编号', 'ID dokumen', 'ஆவண எண்'), { type: 'string' }),
    text: named(words('Text', '文本', 'Teks', 'உரை'), { type: 'string', maxLength: 20, 'x-publish': true }),
    number: named(words('Number', '数字', 'Nombor', 'எண்'), { type: 'integer', minimum: 1, 'x-unit': 'kbit/s' }),
    share: named(words('Share', '份额', 'Bahagian', 'பங்கு'), { type: 'integer', 'x-unit': '%' }),
    length: named(words('Length', '时长', 'Tempoh', 'நீளம்'), { type: 'integer', 'x-unit': 'ms' }),
    day: named(words('Day', '日期', 'Hari', 'நாள்'), { type: 'string', format: 'date' }),
    instant: named(words('Instant', '时刻', 'Waktu', 'நேரம்'), instant),
    link: named(words('Address', '地址', 'Alamat', 'முகவரி'), { type: 'string', format: 'uri', pattern: '^https?://' }),
    flag: named(words('Flag', '标志', 'Bendera', 'கொடி'), { type: 'boolean' }),
    choice: named(words('Choice', '选项', 'Pilihan', 'தெரிவு'), { type: 'string', enum: ['HD', 'UHD'] }),
    choices: named(words('Devices', '设备', 'Peranti', 'சாதனங்கள்'), {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: ['tv', 'tablet', 'mobile'] },
    }),
    tags: named(words('Tags', '标签', 'Tag', 'குறிச்சொற்கள்'), { type: 'array', items: { type: 'string' } }),
    long: named(words('Notes', '备注', 'Nota', 'குறிப்புகள்'), { type: 'string', maxLength: 4000 }),
    names: named(words('Name', '名称', 'Nama', 'பெயர்'), localized),
    people: named(words('Cast and crew', '演职人员', 'Pelakon dan krew', 'நடிகர்களும் குழுவினரும்'), {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          n: named(words('Name', '姓名', 'Nama', 'பெயர்'), { type: 'string' }),
          r: named(words('Role', '职务', 'Peranan', 'பங்கு'), { type: 'string', enum: ['director', 'actor'] }),
        },
      },
    }),
    starts: named(words('Starts', '开始', 'Mula', 'தொடக்கம்'), instant),
    ends: named(words('Ends', '结束', 'Tamat', 'முடிவு'), {
      type: 'array',
      items: { type: 'object', properties: { value: instant, prd: { type: 'string' } } },
    }),
    segments: named(words('Segments', '片段', 'Segmen', 'பகுதிகள்'), {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          seg_ty: named(words('Type', '类别', 'Jenis', 'வகை'), { enum: ['vod', 'ad'] }),
          dur: named(words('Length', '时长', 'Tempoh', 'நீளம்'), { type: 'integer', 'x-unit': 'ms' }),
        },
      },
    }),
    object: named(words('Provider', '提供方', 'Pembekal', 'வழங்குநர்'), {
      type: 'object',
      properties: { n: named(words('Name', '名称', 'Nama', 'பெயர்'), { type: 'string' }) },
    }),
    anything: named(words('Anything', '任意', 'Apa-apa', 'எதுவும்'), {}),
  },
}

const control = (name: string, options?: FormElement['options']): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(options && { options }),
})

const section = (labels: Texts, ...elements: FormElement[]): FormElement => ({
  type: 'Category',
  options: { id: labels.en, labels },
  elements,
})

export const everyUiSchema: FormElement = {
  type: 'Categorization',
  elements: [
    section(words('Names', '名称', 'Nama', 'பெயர்கள்'), control('names', { widget: 'localizedTexts' })),
    section(
      words('Plain fields', '基本字段', 'Medan biasa', 'எளிய புலங்கள்'),
      ...['id', 'text', 'number', 'share', 'length', 'day', 'instant', 'link', 'choice'].map((name) => control(name)),
      control('flag', { widget: 'switch' }),
      ...['choices', 'tags', 'long', 'object', 'anything'].map((name) => control(name)),
    ),
    section(words('Dates per product', '各产品日期', 'Tarikh mengikut produk', 'தயாரிப்பு வாரியாகத் தேதிகள்'), {
      type: 'Group',
      options: { widget: 'productDates' },
      elements: [control('starts', { role: 'from' }), control('ends', { role: 'until' })],
    }),
    section(
      words('Lists', '列表', 'Senarai', 'பட்டியல்கள்'),
      control('people', { widget: 'people' }),
      control('segments', { widget: 'segments' }),
    ),
  ],
}

export const everyValue = {
  id: '01932f8e-7b1c',
  text: 'Longer than twenty characters',
  number: 4_500,
  share: 40,
  length: 6_960_000,
  day: '2026-11-24',
  instant: '2026-11-24T12:31:00.000Z',
  link: 'https://example.org/trailer',
  flag: true,
  choice: 'UHD',
  choices: ['tv'],
  tags: ['festival', 'restored'],
  long: 'Master delivered twice; use the second.',
  names: [
    { lang: 'en', n: 'Monsoon Harbour' },
    { lang: 'zh', n: '季风港' },
    { lang: 'ta', n: 'பருவமழைத் துறைமுகம்' },
  ],
  people: [
    { n: 'Aishah Rahman', r: 'director' },
    { n: 'Kavin Selvam', r: 'actor' },
  ],
  prd: ['rimba-in'],
  starts: '2024-02-29T16:00:00.000Z',
  ends: [
    { value: '2026-12-31T15:59:00.000Z', prd: 'default' },
    { value: '2024-01-14T15:59:00.000Z', prd: 'rimba-in' },
  ],
  segments: [
    { seg_ty: 'vod', dur: 3_480_000 },
    { seg_ty: 'ad', dur: 180_000 },
    { seg_ty: 'vod', dur: 3_480_000 },
  ],
  object: { n: 'Sungai Pictures' },
  anything: { a: [1, 2] },
}
