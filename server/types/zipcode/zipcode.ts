import { entityType } from '../families/entityType.ts'
import { COUNTRY, field, IDENTIFIER, INSTANT, listOf, setOf, SHORT_TEXT, texts } from '../groups/field.ts'
import { textColumn } from '../groups/listColumns.ts'
import { facetFilter, referenceFilter } from '../groups/listFilters.ts'
import { oneOf } from '../groups/refers.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const title = texts({ en: 'Zip code', zh: '邮政编码', ms: 'Poskod', ta: 'அஞ்சல் குறியீடு' })
const country = texts({ en: 'Country', zh: '国家或地区', ms: 'Negara', ta: 'நாடு' })
const region = texts({ en: 'Region', zh: '区域', ms: 'Wilayah', ta: 'பகுதி' })
const markets = texts({ en: 'Markets', zh: '市场', ms: 'Pasaran', ta: 'சந்தைகள்' })
const blackouts = texts({ en: 'Blackouts', zh: '限播', ms: 'Sekatan siaran', ta: 'ஒளிபரப்புத் தடைகள்' })
const what = texts({ en: 'What is blacked out', zh: '限播对象', ms: 'Yang disekat', ta: 'தடை செய்யப்படுவது' })

const place: FieldGroup = {
  properties: {
    zip: field({ type: 'string', minLength: 2, maxLength: 16 }, title, 'zip: the code itself; a field of ours.', {
      publish: true,
    }),
    con: field(COUNTRY, country, 'con: country, ISO 3166-1 alpha-2.', { publish: true }),
    reg: field(SHORT_TEXT, region, 'reg: state or region.'),
    ct_n: field(
      SHORT_TEXT,
      texts({ en: 'City', zh: '城市', ms: 'Bandar', ta: 'நகரம்' }),
      'ct_n: city; a field of ours.',
    ),
    tz: field(
      IDENTIFIER,
      texts({ en: 'Time zone', zh: '时区', ms: 'Zon masa', ta: 'நேர மண்டலம்' }),
      'tz: time zone, IANA; a field of ours.',
    ),
    mkt: field(
      setOf(IDENTIFIER, 40),
      markets,
      'mkt: markets of broadcasters and advertisers that the code belongs to; a field of ours.',
    ),
  },
  section: section('place', texts({ en: 'Place', zh: '地点', ms: 'Tempat', ta: 'இடம்' }), 'pin', [
    row(control('zip'), control('con'), control('reg')),
    row(control('ct_n'), control('tz')),
    control('mkt', { widget: 'tags' }),
  ]),
}

const blackout = {
  id: oneOf(
    ['league', 'team', 'sportevent', 'sportliveevent', 'channel'],
    what,
    'id: document id of the league, team, game or channel that may not be shown here.',
  ),
  st_dt: field(INSTANT, texts({ en: 'Starts', zh: '开始', ms: 'Mula', ta: 'தொடக்கம்' }), 'st_dt: from when on.'),
  ed_dt: field(
    INSTANT,
    texts({ en: 'Ends', zh: '结束', ms: 'Tamat', ta: 'முடிவு' }),
    'ed_dt: until when; absent means for good.',
    { after: 'st_dt' },
  ),
  rsn: field(
    SHORT_TEXT,
    texts({ en: 'Reason', zh: '原因', ms: 'Sebab', ta: 'காரணம்' }),
    'rsn: reason, as viewers read it.',
  ),
}

const blackedOut: FieldGroup = {
  properties: {
    bko: field(listOf(blackout, [], 200), blackouts, 'bko: what may not be shown in this place; a field of ours.', {
      help: texts({
        en: 'Viewers with this code cannot play it within the window.',
        zh: '在此时段内，该邮编的观众无法播放。',
        ms: 'Penonton dengan poskod ini tidak dapat memainkannya dalam tempoh tersebut.',
        ta: 'இக்குறியீட்டின் பார்வையாளர்கள் அக்காலத்தில் இதை இயக்க முடியாது.',
      }),
    }),
  },
  section: section('blackouts', blackouts, 'octagon', [control('bko', { widget: 'cards', elementLabelProp: 'rsn' })]),
}

/** A place that rights and advertisers know by its code. */
export const zipcode = entityType({
  type: 'zipcode',
  icon: 'place',
  order: 200,
  one: title,
  many: texts({ en: 'Zip codes', zh: '邮政编码', ms: 'Poskod', ta: 'அஞ்சல் குறியீடுகள்' }),
  own: [place, blackedOut],
  columns: [
    textColumn('zip', title, 96),
    textColumn('con', country, 88),
    textColumn('reg', region, 152),
    { field: 'mkt', kind: 'list', label: markets, width: 152 },
  ],
  filters: [
    facetFilter('zip', title),
    { ...facetFilter('con', country), pinned: true },
    facetFilter('reg', region),
    facetFilter('mkt', markets),
    referenceFilter('bko.id', blackouts, 'league', 'team', 'sportevent', 'sportliveevent', 'channel'),
  ],
  narrow: { facets: ['zip', 'con', 'reg', 'mkt', 'bko.id'], row: ['zip', 'con', 'reg', 'mkt'] },
  plain: true,
  sample: {
    lon: [
      { lang: 'en', n: '30000 Ipoh' },
      { lang: 'zh', n: '30000 怡保' },
      { lang: 'ms', n: '30000 Ipoh' },
      { lang: 'ta', n: '30000 ஈப்போ' },
    ],
    zip: '30000',
    con: 'MY',
    reg: 'Perak',
    ct_n: 'Ipoh',
    tz: 'Asia/Kuala_Lumpur',
    mkt: ['north', 'ipoh'],
    bko: [
      {
        id: '0198c0de-0000-7000-8000-000000000103',
        st_dt: '2026-09-13T12:00:00.000Z',
        ed_dt: '2026-09-13T16:00:00.000Z',
        rsn: 'Home game not sold out',
      },
    ],
    prd: ['rimba-my'],
    vce: true,
    pn: 'Rimba Rights',
    el_no: 'Border of the two markets runs along the river.',
  },
})
