import { entityType } from '../families/entityType.ts'
import { COUNTRY, field, IDENTIFIER, SHORT_TEXT, texts, WEB_ADDRESS } from '../groups/field.ts'
import { referenceColumn, textColumn } from '../groups/listColumns.ts'
import { facetFilter, referenceFilter } from '../groups/listFilters.ts'
import { manyOf, reference } from '../groups/refers.ts'
import { parentField } from '../groups/relations.ts'
import { SPORT_WORDS } from '../groups/sports.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const code = texts({ en: 'Code', zh: '代码', ms: 'Kod', ta: 'குறியீடு' })
const city = texts({ en: 'City', zh: '城市', ms: 'Bandar', ta: 'நகரம்' })
const country = texts({ en: 'Country', zh: '国家或地区', ms: 'Negara', ta: 'நாடு' })
const others = texts({ en: 'Also plays in', zh: '同时参加', ms: 'Turut beraksi dalam', ta: 'மேலும் ஆடும் லீக்குகள்' })
const { schema: parent, element } = parentField(SPORT_WORDS.league, ['league'])

const facts: FieldGroup = {
  properties: {
    parent,
    lgs: manyOf(['league'], others, 'lgs: document ids of further leagues and cups; a field of ours.'),
    c: field({ type: 'string', maxLength: 12 }, code, 'c: code of the team, as scoreboards show it.', {
      publish: true,
    }),
    ex_tm_sts_id: field(
      IDENTIFIER,
      texts({ en: 'Statistics id', zh: '统计数据编号', ms: 'ID statistik', ta: 'புள்ளிவிவர எண்' }),
      'ex_tm_sts_id: id of the team in the statistics feed.',
    ),
    yr: field(
      { type: 'integer', minimum: 1800, maximum: 2100 },
      texts({ en: 'Founded', zh: '成立年份', ms: 'Ditubuhkan', ta: 'தொடங்கிய ஆண்டு' }),
      'yr: year in which the team was founded.',
    ),
    ven: field(
      SHORT_TEXT,
      texts({ en: 'Home ground', zh: '主场', ms: 'Gelanggang sendiri', ta: 'சொந்த மைதானம்' }),
      'ven: venue of home games; a field of ours.',
    ),
    ct_n: field(SHORT_TEXT, city, 'ct_n: city; a field of ours.'),
    con: field(COUNTRY, country, 'con: country, ISO 3166-1 alpha-2.'),
    cch: field(
      SHORT_TEXT,
      texts({ en: 'Coach', zh: '教练', ms: 'Jurulatih', ta: 'பயிற்சியாளர்' }),
      'cch: coach; a field of ours.',
    ),
    web: field(
      WEB_ADDRESS,
      texts({ en: 'Website', zh: '网站', ms: 'Laman web', ta: 'இணையதளம்' }),
      'web: website; a field of ours.',
    ),
  },
  section: section('team', SPORT_WORDS.team, 'users', [
    element,
    row(control('c'), control('ex_tm_sts_id'), control('yr')),
    row(control('ven'), control('ct_n'), control('con')),
    row(control('cch'), control('web')),
    reference('lgs'),
  ]),
}

/** A team: it belongs to its league, its players belong to it, games and clips name it. */
export const team = entityType({
  type: 'team',
  icon: 'team',
  order: 120,
  one: SPORT_WORDS.team,
  many: SPORT_WORDS.teams,
  own: [facts],
  columns: [
    referenceColumn('parent', SPORT_WORDS.league),
    textColumn('c', code, 72),
    textColumn('ct_n', city),
    { ...textColumn('con', country, 88), hidden: true },
  ],
  filters: [facetFilter('con', country), facetFilter('ct_n', city), referenceFilter('lgs', others, 'league')],
  requiredImages: ['0-16x9', '0-16x9-Logo'],
  narrow: { facets: ['c', 'con', 'ct_n', 'lgs'], row: ['c', 'con', 'ct_n', 'yr'] },
  relations: { parent: { types: ['league'], field: 'parent', inherits: ['prd', 'pn', 'con'] }, children: ['player'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Harimau Utara' },
      { lang: 'zh', n: '北虎' },
      { lang: 'ms', n: 'Harimau Utara' },
      { lang: 'ta', n: 'ஹரிமாவ் உத்தாரா' },
    ],
    losn: [{ lang: 'en', n: 'Utara' }],
    lod: [{ lang: 'en', n: 'The club of the tin towns, in orange since 1931.' }],
    parent: '0198c0de-0000-7000-8000-000000000102',
    lgs: ['0198c0de-0000-7000-8000-000000000108'],
    c: 'HUT',
    ex_tm_sts_id: 'sts-8812',
    yr: 1931,
    ven: 'Stadium Bukit Merah',
    ct_n: 'Ipoh',
    con: 'MY',
    cch: 'Azlan Harith',
    web: 'https://utara.example.org',
    ia: ['0-16x9', '0-16x9-Logo'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    pn: 'Rimba Sport',
    el_no: 'New crest from 2027.',
  },
})
