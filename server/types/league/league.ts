import { entityType } from '../families/entityType.ts'
import { choice, COUNTRY, DATE, field, texts, WEB_ADDRESS } from '../groups/field.ts'
import { choiceColumn, referenceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter } from '../groups/listFilters.ts'
import { parentField } from '../groups/relations.ts'
import { SPORT_WORDS } from '../groups/sports.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const FIELDS_OF_PLAY = {
  men: texts({ en: 'Men', zh: '男子', ms: 'Lelaki', ta: 'ஆண்கள்' }),
  women: texts({ en: 'Women', zh: '女子', ms: 'Wanita', ta: 'பெண்கள்' }),
  mixed: texts({ en: 'Mixed', zh: '混合', ms: 'Campuran', ta: 'கலப்பு' }),
  youth: texts({ en: 'Youth', zh: '青年', ms: 'Remaja', ta: 'இளையோர்' }),
} as const

const country = texts({ en: 'Country', zh: '国家或地区', ms: 'Negara', ta: 'நாடு' })
const season = texts({ en: 'Season of play', zh: '赛季', ms: 'Musim pertandingan', ta: 'போட்டிப் பருவம்' })
const players = texts({ en: 'Competition of', zh: '参赛组别', ms: 'Kategori peserta', ta: 'போட்டிப் பிரிவு' })
const { schema: parent, element } = parentField(SPORT_WORDS.sport, ['sport'])

const facts: FieldGroup = {
  properties: {
    parent,
    c: field(
      { type: 'string', maxLength: 12 },
      texts({ en: 'Code', zh: '代码', ms: 'Kod', ta: 'குறியீடு' }),
      'c: code of the league.',
    ),
    con: field(COUNTRY, country, 'con: country of the league, ISO 3166-1 alpha-2.'),
    fld: field(choice(FIELDS_OF_PLAY), players, 'fld: who competes; a field of ours.'),
    ssn: field({ type: 'string', maxLength: 40 }, season, 'ssn: current season, such as 2026/27; a field of ours.'),
    ssn_st: field(
      DATE,
      texts({ en: 'Season starts', zh: '赛季开始', ms: 'Musim bermula', ta: 'பருவத் தொடக்கம்' }),
      'ssn_st: first day of the season; a field of ours.',
    ),
    ssn_ed: field(
      DATE,
      texts({ en: 'Season ends', zh: '赛季结束', ms: 'Musim tamat', ta: 'பருவ முடிவு' }),
      'ssn_ed: last day of the season; a field of ours.',
    ),
    lvl: field(
      { type: 'integer', minimum: 1, maximum: 20 },
      texts({ en: 'Tier', zh: '级别', ms: 'Divisyen', ta: 'அடுக்கு' }),
      'lvl: tier of the league, 1 is the highest; a field of ours.',
    ),
    web: field(
      WEB_ADDRESS,
      texts({ en: 'Website', zh: '网站', ms: 'Laman web', ta: 'இணையதளம்' }),
      'web: website; a field of ours.',
    ),
  },
  section: section('league', SPORT_WORDS.league, 'flag', [
    element,
    row(control('c'), control('con'), control('fld')),
    row(control('ssn'), control('ssn_st'), control('ssn_ed')),
    row(control('lvl'), control('web')),
  ]),
}

/** A league or a cup: the parent of its teams. */
export const league = entityType({
  type: 'league',
  icon: 'league',
  order: 110,
  one: SPORT_WORDS.league,
  many: texts({ en: 'Leagues', zh: '联赛', ms: 'Liga', ta: 'லீக்குகள்' }),
  own: [facts],
  columns: [
    referenceColumn('parent', SPORT_WORDS.sport),
    textColumn('con', country, 88),
    textColumn('ssn', season),
    { ...choiceColumn('fld', players), hidden: true },
  ],
  filters: [choiceFilter('fld', players, FIELDS_OF_PLAY), facetFilter('con', country), facetFilter('ssn', season)],
  requiredImages: ['0-16x9', '0-16x9-Logo'],
  narrow: { facets: ['con', 'ssn', 'fld'], row: ['con', 'ssn', 'fld', 'c'] },
  relations: { parent: { types: ['sport'], field: 'parent', inherits: ['prd', 'pn'] }, children: ['team'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Peninsula Premier League' },
      { lang: 'zh', n: '半岛超级联赛' },
      { lang: 'ms', n: 'Liga Perdana Semenanjung' },
      { lang: 'ta', n: 'தீபகற்பப் பிரீமியர் லீக்' },
    ],
    losn: [{ lang: 'en', n: 'PPL' }],
    lod: [{ lang: 'en', n: 'Twelve clubs from both sides of the causeway.' }],
    parent: '0198c0de-0000-7000-8000-000000000101',
    c: 'PPL',
    con: 'MY',
    fld: 'men',
    ssn: '2026/27',
    ssn_st: '2026-08-15',
    ssn_ed: '2027-05-23',
    lvl: 1,
    web: 'https://ppl.example.org',
    ia: ['0-16x9', '0-16x9-Logo'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    pn: 'Rimba Sport',
    provider: { n: 'Statista Timur', id: 'stt', t: 'statistics' },
    el_no: 'Rights until 2029.',
  },
})
