import { choice, field, listOf, LONG_TEXT, SHORT_TEXT, texts, type JsonSchema } from './field.ts'
import { control, groupAs, section, type FieldGroup } from './ui.ts'

const lang = field(
  choice({
    en: texts('English', '英语', 'Inggeris', 'ஆங்கிலம்'),
    zh: texts('Chinese', '中文', 'Cina', 'சீனம்'),
    ms: texts('Malay', '马来语', 'Melayu', 'மலாய்'),
    ta: texts('Tamil', '泰米尔语', 'Tamil', 'தமிழ்'),
  }),
  texts('Language', '语言', 'Bahasa', 'மொழி'),
  'lang: language of the text, BCP 47.',
)

const src = field(
  { type: 'string', pattern: '^[0-9a-z]{7}$' },
  texts('Translated from', '译自', 'Diterjemah daripada', 'மொழிபெயர்ப்பு மூலம்'),
  'src: mark of the English text that this text was last brought up to date with; a field of ours.',
)

function localized(text: JsonSchema, label: Parameters<typeof field>[1]): JsonSchema {
  return listOf({ lang, n: field(text, label, 'n: the text in that language.'), src }, ['lang', 'n'], 20)
}

const name = texts('Name', '名称', 'Nama', 'பெயர்')
const description = texts('Description', '简介', 'Perihalan', 'விளக்கம்')
const title = texts('Names and texts', '名称与文字', 'Nama dan teks', 'பெயர்களும் உரைகளும்')
const shortName = texts('Short name', '短名称', 'Nama pendek', 'குறும்பெயர்')

/** Names that stand inside another record, such as those of a team in a game. */
export const localizedNames = (meaning: string) => field(localized(SHORT_TEXT, name), name, meaning)
export const localizedShortNames = (meaning: string, label = shortName) =>
  field(localized({ type: 'string', maxLength: 60 }, label), label, meaning)

/** What a title is called and says of itself, in every content language. */
export const namesAndTexts: FieldGroup = {
  properties: {
    lon: field(localized(SHORT_TEXT, name), name, 'lon: localized names, one per language.', {
      publish: true,
      help: texts(
        'What viewers see. English is needed for publishing.',
        '观众看到的名称。发布前必须有英文名称。',
        'Nama yang dilihat penonton. Nama Inggeris diperlukan untuk penerbitan.',
        'பார்வையாளர்கள் காணும் பெயர். வெளியிட ஆங்கிலப் பெயர் தேவை.',
      ),
    }),
    losn: field(
      localized({ type: 'string', maxLength: 60 }, shortName),
      shortName,
      'losn: localized short names, for tiles and remote controls.',
      {
        help: texts(
          'For narrow places such as tiles and the programme guide.',
          '用于卡片、节目表等窄小位置。',
          'Untuk ruang sempit seperti jubin dan panduan program.',
          'ஓடுகள், நிகழ்ச்சி வழிகாட்டி போன்ற குறுகிய இடங்களுக்கு.',
        ),
      },
    ),
    lod: field(localized(LONG_TEXT, description), description, 'lod: localized descriptions, one per language.'),
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
}
