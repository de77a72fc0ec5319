import { SEARCH_FIELDS } from '#contract/schemas/search.ts'
import { AREAS } from '#contract/values/areas.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import type { SchemaWords } from './schemaWords.ts'

/** A data schema with words, as forms and validators read it. */
type ConfigSchema = SchemaWords & { readonly [keyword: string]: unknown }

const words = (en: string, zh: string, ms: string, ta: string): Texts => ({ en, zh, ms, ta })
const object = (properties: object, more: object = {}): ConfigSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})
const flag = (label: Texts, help?: Texts) => ({
  type: 'boolean',
  'x-label': label,
  ...(help && { 'x-help': help }),
})
const text = (label: Texts, more: object = {}) => ({ type: 'string', maxLength: 400, 'x-label': label, ...more })
const OWN_NAMES: Readonly<Record<string, Texts>> = {
  en: words('English', '英语', 'Inggeris', 'ஆங்கிலம்'),
  zh: words('Chinese', '中文', 'Cina', 'சீனம்'),
  ms: words('Malay', '马来语', 'Melayu', 'மலாய்'),
  ta: words('Tamil', '泰米尔语', 'Tamil', 'தமிழ்'),
}
const label = object(
  Object.fromEntries(LANGUAGES.map((code) => [code, { type: 'string', maxLength: 200, 'x-label': OWN_NAMES[code] }])),
  {
    required: ['en'],
    'x-label': words('Name', '名称', 'Nama', 'பெயர்'),
  },
)
const language = (name: Texts) => ({ type: 'string', enum: [...LANGUAGES], 'x-enum': OWN_NAMES, 'x-label': name })

const global = object({
  name: text(words('Name of the console', '控制台名称', 'Nama konsol', 'கன்சோலின் பெயர்'), { maxLength: 80 }),
  savedFiltersOnServer: flag(
    words('Saved filters on the server', '筛选器保存在服务器', 'Penapis disimpan di pelayan', 'வடிகட்டிகள் சேவையகத்தில்'),
    words(
      'Off: everybody keeps them in their own browser.',
      '关闭：每人保存在自己的浏览器中。',
      'Mati: setiap orang menyimpannya dalam pelayar sendiri.',
      'அணைத்தால்: ஒவ்வொருவரும் தம் உலாவியிலேயே வைப்பர்.',
    ),
  ),
  notifications: flag(words('Notifications', '通知', 'Pemberitahuan', 'அறிவிப்புகள்')),
})

const features = object({
  notifications: flag(words('Notifications', '通知', 'Pemberitahuan', 'அறிவிப்புகள்')),
  sponsorImages: flag(
    words('Images of sponsors', '赞助商图片', 'Imej penaja', 'புரவலர் படங்கள்'),
    words(
      'Adds the image types Logo Sponsor and Logo Header.',
      '增加“Logo Sponsor”和“Logo Header”图片类型。',
      'Menambah jenis imej Logo Sponsor dan Logo Header.',
      'Logo Sponsor, Logo Header ஆகிய பட வகைகளைச் சேர்க்கும்.',
    ),
  ),
})

const languagePreference = object(
  {
    default: language(words('Language of whoever chose none', '默认语言', 'Bahasa lalai', 'இயல்பு மொழி')),
    languages: {
      type: 'array',
      minItems: 1,
      maxItems: LANGUAGES.length,
      'x-label': words('Offered languages', '可选语言', 'Bahasa yang ditawarkan', 'வழங்கப்படும் மொழிகள்'),
      'x-help': words(
        'Open pages offer them after they are loaded again.',
        '已打开的页面在重新加载后才会提供。',
        'Halaman yang terbuka menawarkannya selepas dimuat semula.',
        'திறந்துள்ள பக்கங்கள் மீண்டும் ஏற்றிய பிறகே இவற்றை வழங்கும்.',
      ),
      items: object(
        {
          code: language(words('Language', '语言', 'Bahasa', 'மொழி')),
          required: flag(words('Titles need it', '内容必填', 'Wajib bagi judul', 'தலைப்புகளுக்கு அவசியம்')),
        },
        { required: ['code'] },
      ),
    },
  },
  { required: ['languages'] },
)

const searchFields: ConfigSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 40,
  'x-label': words('Fields of the global search', '全局搜索字段', 'Medan carian global', 'முழுத் தேடல் புலங்கள்'),
  items: object(
    {
      value: { type: 'string', enum: [...SEARCH_FIELDS], 'x-label': words('Field', '字段', 'Medan', 'புலம்') },
      header: label,
      checked: flag(words('Chosen at first', '默认选中', 'Dipilih pada mulanya', 'தொடக்கத்தில் தேர்வு')),
      accessor: text(words('Accessor', '访问名', 'Pengakses', 'அணுகு பெயர்'), { maxLength: 64 }),
      key: text(words('Key', '键', 'Kunci', 'திறவு'), { maxLength: 64 }),
    },
    { required: ['value', 'header'] },
  ),
}

const dashboard = object(
  {
    counts: {
      type: 'array',
      maxItems: 20,
      'x-label': words('Totals of the dashboard', '仪表板统计', 'Jumlah papan pemuka', 'முகப்பின் எண்ணிக்கைகள்'),
      items: object(
        {
          label,
          types: {
            type: 'array',
            minItems: 1,
            maxItems: 40,
            items: { type: 'string', maxLength: 63 },
            'x-label': words('Types', '类型', 'Jenis', 'வகைகள்'),
          },
          icon: text(words('Icon', '图标', 'Ikon', 'சின்னம்'), { maxLength: 40 }),
          area: { type: 'string', enum: [...AREAS], 'x-label': words('Area', '区域', 'Kawasan', 'பகுதி') },
        },
        { required: ['label', 'types', 'icon', 'area'] },
      ),
    },
  },
  { required: ['counts'] },
)

const mediaOperations = object({
  url: text(words('Address of media operations', '媒体运营地址', 'Alamat operasi media', 'ஊடகச் செயல்பாட்டு முகவரி'), {
    pattern: '^(https?://\\S+)?$',
    'x-help': words(
      'Opened by the icon rail in a new tab. Empty: no button.',
      '由图标栏在新标签页中打开。留空则不显示按钮。',
      'Dibuka dari rel ikon dalam tab baharu. Kosong: tiada butang.',
      'சின்னப் பட்டியிலிருந்து புதிய தாவலில் திறக்கும். வெறுமையாக இருந்தால் பொத்தான் இல்லை.',
    ),
  }),
})

/** What a configuration of the console has to be, by type; the menu is judged by rules of its own (`menuProblems`). */
export const CONFIG_SCHEMAS: Readonly<Record<string, ConfigSchema>> = {
  global,
  features,
  'language-preference': languagePreference,
  'global-search-field': searchFields,
  dashboard,
  disable: { type: 'object', maxProperties: 200, additionalProperties: { type: ['boolean', 'string', 'number'] } },
  'media-operations': mediaOperations,
}
