import { choice, field, listOf, LONG_TEXT, SHORT_TEXT, texts, type JsonSchema } from './field.ts'
import { control, groupAs, section, type FieldGroup } from './ui.ts'

const lang = field(
  choice({
    en: texts({ en: 'English', zh: '英语', ms: 'Inggeris', ta: 'ஆங்கிலம்' }),
    zh: texts({ en: 'Chinese', zh: '中文', ms: 'Cina', ta: 'சீனம்' }),
    ms: texts({ en: 'Malay', zh: '马来语', ms: 'Melayu', ta: 'மலாய்' }),
    ta: texts({ en: 'Tamil', zh: '泰米尔语', ms: 'Tamil', ta: 'தமிழ்' }),
  }),
  texts({ en: 'Language', zh: '语言', ms: 'Bahasa', ta: 'மொழி' }),
  'lang: language of the text, BCP 47.',
)

const src = field(
  { type: 'string', pattern: '^[0-9a-z]{7}$' },
  texts({ en: 'Translated from', zh: '译自', ms: 'Diterjemah daripada', ta: 'மொழிபெயர்ப்பு மூலம்' }),
  'src: mark of the English text that this text was last brought up to date with; a field of ours.',
)

const tst = field(
  choice({
    draft: texts({ en: 'Draft', zh: '草稿', ms: 'Draf', ta: 'வரைவு' }),
    review: texts({ en: 'To review', zh: '待审校', ms: 'Untuk disemak', ta: 'சரிபார்க்க வேண்டும்' }),
    final: texts({ en: 'Final', zh: '定稿', ms: 'Muktamad', ta: 'இறுதி' }),
  }),
  texts({ en: 'Translation', zh: '翻译', ms: 'Terjemahan', ta: 'மொழிபெயர்ப்பு' }),
  'tst: how far the translators say this text is; a field of ours.',
)

type Words = Parameters<typeof field>[1]

function localized(text: JsonSchema, label: Words, language: JsonSchema = lang): JsonSchema {
  const was = field(
    { type: 'object', additionalProperties: text, maxProperties: 10 },
    texts({ en: 'Older texts', zh: '较旧的原文', ms: 'Teks lama', ta: 'பழைய உரைகள்' }),
    'was: by their marks the older English texts that translations were made from; a field of ours.',
  )
  const n = field(text, label, 'n: the text in that language.')
  return listOf({ lang: language, n, src, was, tst }, ['lang', 'n'], 20)
}

const name = texts({ en: 'Name', zh: '名称', ms: 'Nama', ta: 'பெயர்' })
const description = texts({ en: 'Description', zh: '简介', ms: 'Perihalan', ta: 'விளக்கம்' })
const title = texts({ en: 'Names and texts', zh: '名称与文字', ms: 'Nama dan teks', ta: 'பெயர்களும் உரைகளும்' })
const shortName = texts({ en: 'Short name', zh: '短名称', ms: 'Nama pendek', ta: 'குறும்பெயர்' })

/** Names that stand inside another record, such as those of a team in a game. */
export const localizedNames = (meaning: string) => field(localized(SHORT_TEXT, name), name, meaning)
export const localizedShortNames = (meaning: string, label = shortName) =>
  field(localized({ type: 'string', maxLength: 60 }, label), label, meaning)

/** What a title is called and says of itself, in every content language; `language` is what a text may be in. */
const namesIn = (language?: JsonSchema): FieldGroup => ({
  properties: {
    lon: field(localized(SHORT_TEXT, name, language), name, 'lon: localized names, one per language.', {
      publish: true,
      help: texts({
        en: 'What viewers see. English is needed for publishing.',
        zh: '观众看到的名称。发布前必须有英文名称。',
        ms: 'Nama yang dilihat penonton. Nama Inggeris diperlukan untuk penerbitan.',
        ta: 'பார்வையாளர்கள் காணும் பெயர். வெளியிட ஆங்கிலப் பெயர் தேவை.',
      }),
    }),
    losn: field(
      localized({ type: 'string', maxLength: 60 }, shortName, language),
      shortName,
      'losn: localized short names, for tiles and remote controls.',
      {
        help: texts({
          en: 'For narrow places such as tiles and the programme guide.',
          zh: '用于卡片、节目表等窄小位置。',
          ms: 'Untuk ruang sempit seperti jubin dan panduan program.',
          ta: 'ஓடுகள், நிகழ்ச்சி வழிகாட்டி போன்ற குறுகிய இடங்களுக்கு.',
        }),
      },
    ),
    lod: field(
      localized(LONG_TEXT, description, language),
      description,
      'lod: localized descriptions, one per language.',
    ),
  },
  section: section('names', title, 'globe', [
    groupAs(
      'localizedTexts',
      title,
      control('lon', { maxLength: 120 }),
      control('losn', { maxLength: 60 }),
      control('lod', { multi: true, maxLength: 500 }),
    ),
  ]),
})

export const namesAndTexts = namesIn()

const ANY_LANGUAGE: JsonSchema = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 }

/** The same in whatever languages a programme guide brings: those beside the content languages are kept as they came. */
export const namesAndTextsOfGuide = namesIn(
  field(ANY_LANGUAGE, lang['x-label'] ?? name, 'lang: language of the text, BCP 47.'),
)
