import type { Texts } from '#contract/values/languages.ts'
import { field, IDENTIFIER, setOf, texts, type JsonSchema } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const SERIES_WORDS = {
  series: texts({ en: 'Series', zh: '剧集', ms: 'Siri', ta: 'தொடர்' }),
  season: texts({ en: 'Season', zh: '季', ms: 'Musim', ta: 'பருவம்' }),
  title: texts({ en: 'Title it belongs to', zh: '所属作品', ms: 'Tajuk induk', ta: 'சார்ந்த தலைப்பு' }),
}
export const seasonNumber = texts({ en: 'Season number', zh: '季号', ms: 'Nombor musim', ta: 'பருவ எண்' })
export const episodeNumber = texts({ en: 'Episode number', zh: '集号', ms: 'Nombor episod', ta: 'அத்தியாய எண்' })
/** Heads of their columns, which have room for one word. */
export const NUMBER_HEADS = {
  season: SERIES_WORDS.season,
  episode: texts({ en: 'Episode', zh: '集', ms: 'Episod', ta: 'அத்தியாயம்' }),
}
export const showNumber = texts({
  en: 'Number in the show',
  zh: '总集号',
  ms: 'Nombor keseluruhan',
  ta: 'மொத்த வரிசை எண்',
})

/** What a new piece of a title takes over from it: whose it is, who sees it, what it is about. */
export const FROM_PARENT = ['prd', 'pn', 'provider', 'pkg_id', 'gnr', 'rat'] as const
/** Titles that stand by themselves and are worth a mention beside another. */
const TITLES = ['movie', 'tvseries', 'webseries', 'shortvideo', 'show', 'special', 'podcast', 'vodcast'] as const
const MAX_RELATED = 50
const NUMBER: JsonSchema = { type: 'integer', minimum: 0, maximum: 100_000 }
const place = texts({ en: 'Place in the series', zh: '在剧集中的位置', ms: 'Kedudukan dalam siri', ta: 'தொடரில் இடம்' })

const related = field(
  setOf({ ...IDENTIFIER, 'x-refers': TITLES }, MAX_RELATED),
  texts({ en: 'Related titles', zh: '相关作品', ms: 'Tajuk berkaitan', ta: 'தொடர்புடைய தலைப்புகள்' }),
  'rel: document ids of titles that viewers of this one may like; a field of ours.',
  {
    help: texts({
      en: 'Shown beside this title. Each of them knows where it is named.',
      zh: '显示在本作品旁边；被引用的作品会列出引用位置。',
      ms: 'Dipaparkan di sebelah tajuk ini. Setiap satu tahu di mana ia dirujuk.',
      ta: 'இத்தலைப்பின் அருகே காட்டப்படும். குறிப்பிடப்பட்ட இடம் ஒவ்வொன்றிலும் தெரியும்.',
    }),
  },
)
const relatedControl = control('rel', { widget: 'reference', wide: true })

/** Titles beside this one, for what has no parent. */
export const relatedTitles: FieldGroup = {
  properties: { rel: related },
  section: section(
    'related',
    texts({ en: 'Related titles', zh: '相关作品', ms: 'Tajuk berkaitan', ta: 'தொடர்புடைய தலைப்புகள்' }),
    'link',
    [relatedControl],
  ),
}

/** The parent that a title belongs to, found by a picker over the named types. */
export function parentField(label: Texts, types: readonly string[]) {
  const schema = field(
    { ...IDENTIFIER, 'x-refers': types },
    label,
    'parent: document id of the parent; a field of ours.',
  )
  return { schema, element: control('parent', { widget: 'reference', wide: true }) }
}

/** A short piece that may stand alone or belong to a film or series. */
export function belongsTo(...types: string[]): FieldGroup {
  const parent = parentField(SERIES_WORDS.title, types)
  return {
    properties: { parent: parent.schema, rel: related },
    section: section(
      'relations',
      texts({ en: 'Belongs to', zh: '所属', ms: 'Tergolong dalam', ta: 'எதைச் சார்ந்தது' }),
      'link',
      [parent.element, relatedControl],
    ),
  }
}

const ssn_n = field(NUMBER, seasonNumber, 'ssn_n: number of the season within its series; a field of ours.')
const eps_n = field(NUMBER, episodeNumber, 'eps_n: number of the episode within its season; a field of ours.')

/** The place of a season: its series and its number. */
export function seasonPlace(...series: string[]): FieldGroup {
  const parent = parentField(SERIES_WORDS.series, series)
  return {
    properties: { parent: parent.schema, ssn_n, rel: related },
    section: section('relations', place, 'link', [parent.element, row(control('ssn_n')), relatedControl]),
  }
}

const abs_n = field(
  NUMBER,
  showNumber,
  'abs_n: number of the episode in its whole show, over all seasons; a field of ours.',
  {
    help: texts({
      en: 'Counts on over all seasons; the order of the show follows it.',
      zh: '跨季连续编号，节目按此排序。',
      ms: 'Dikira berterusan merentas semua musim; susunan rancangan mengikutnya.',
      ta: 'எல்லாப் பருவங்களிலும் தொடர்ந்து எண்ணப்படும்; நிகழ்ச்சியின் வரிசை இதைப் பின்பற்றும்.',
    }),
  },
)

/** The place of an episode whose show has no documents for its seasons: it counts on in the whole show. */
export function showPlace(label: Texts, ...shows: string[]): FieldGroup {
  const parent = parentField(label, shows)
  return {
    properties: { parent: parent.schema, abs_n, ssn_n, eps_n, rel: related },
    section: section('relations', place, 'link', [
      parent.element,
      row(control('ssn_n'), control('eps_n'), control('abs_n')),
      relatedControl,
    ]),
  }
}

/** The place of an episode: what it belongs to, the number of its season and its own. */
export function episodePlace(label: Texts, ...parents: string[]): FieldGroup {
  const parent = parentField(label, parents)
  return {
    properties: { parent: parent.schema, ssn_n, eps_n, rel: related },
    section: section('relations', place, 'link', [
      parent.element,
      row(control('ssn_n'), control('eps_n')),
      relatedControl,
    ]),
  }
}
