import { entityType } from '../families/entityType.ts'
import { choice, COUNTRY, DATE, field, IDENTIFIER, texts } from '../groups/field.ts'
import { choiceColumn, referenceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter } from '../groups/listFilters.ts'
import { parentField } from '../groups/relations.ts'
import { SPORT_WORDS } from '../groups/sports.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

const POSITIONS = {
  goalkeeper: texts({ en: 'Goalkeeper', zh: '守门员', ms: 'Penjaga gol', ta: 'கோல்காப்பாளர்' }),
  defender: texts({ en: 'Defender', zh: '后卫', ms: 'Pertahanan', ta: 'தற்காப்பு வீரர்' }),
  midfielder: texts({ en: 'Midfielder', zh: '中场', ms: 'Tengah', ta: 'நடுக்கள வீரர்' }),
  forward: texts({ en: 'Forward', zh: '前锋', ms: 'Penyerang', ta: 'தாக்கு வீரர்' }),
  guard: texts({ en: 'Guard', zh: '控卫', ms: 'Pengawal', ta: 'கார்ட்' }),
  center: texts({ en: 'Centre', zh: '中锋', ms: 'Senter', ta: 'மைய வீரர்' }),
  server: texts({ en: 'Server', zh: '发球手', ms: 'Tekong', ta: 'தொடுப்பு வீரர்' }),
  striker: texts({ en: 'Striker', zh: '攻击手', ms: 'Perejam', ta: 'அடிப்பு வீரர்' }),
  feeder: texts({ en: 'Feeder', zh: '做球手', ms: 'Apit', ta: 'உதவி வீரர்' }),
  singles: texts({ en: 'Singles', zh: '单打', ms: 'Perseorangan', ta: 'ஒற்றையர்' }),
  doubles: texts({ en: 'Doubles', zh: '双打', ms: 'Beregu', ta: 'இரட்டையர்' }),
  batter: texts({ en: 'Batter', zh: '击球手', ms: 'Pemukul', ta: 'மட்டையாளர்' }),
  bowler: texts({ en: 'Bowler', zh: '投球手', ms: 'Pembaling', ta: 'பந்துவீச்சாளர்' }),
  rider: texts({ en: 'Rider', zh: '骑手', ms: 'Penunggang', ta: 'ஓட்டுநர்' }),
} as const
const SIDES = {
  right: texts({ en: 'Right', zh: '右', ms: 'Kanan', ta: 'வலது' }),
  left: texts({ en: 'Left', zh: '左', ms: 'Kiri', ta: 'இடது' }),
  both: texts({ en: 'Both', zh: '左右皆可', ms: 'Kedua-duanya', ta: 'இரண்டும்' }),
} as const

const position = texts({ en: 'Position', zh: '位置', ms: 'Posisi', ta: 'ஆடும் நிலை' })
const number = texts({ en: 'Shirt number', zh: '球衣号码', ms: 'Nombor jersi', ta: 'சட்டை எண்' })
const country = texts({ en: 'Nationality', zh: '国籍', ms: 'Kewarganegaraan', ta: 'நாட்டுரிமை' })
const { schema: parent, element } = parentField(SPORT_WORDS.team, ['team'])

const facts: FieldGroup = {
  properties: {
    parent,
    pos: field(choice(POSITIONS), position, 'pos: where the player plays; a field of ours.'),
    shn: field({ type: 'integer', minimum: 0, maximum: 999 }, number, 'shn: number on the shirt; a field of ours.'),
    bd: field(
      DATE,
      texts({ en: 'Birth date', zh: '出生日期', ms: 'Tarikh lahir', ta: 'பிறந்த தேதி' }),
      'bd: date of birth; a field of ours.',
    ),
    con: field(COUNTRY, country, 'con: nationality, ISO 3166-1 alpha-2.'),
    hgt: field(
      { type: 'integer', minimum: 50, maximum: 260 },
      texts({ en: 'Height', zh: '身高', ms: 'Tinggi', ta: 'உயரம்' }),
      'hgt: height in cm; a field of ours.',
      { unit: 'cm' },
    ),
    hnd: field(
      choice(SIDES),
      texts({ en: 'Stronger side', zh: '惯用侧', ms: 'Tangan atau kaki utama', ta: 'வலுவான கை அல்லது கால்' }),
      'hnd: hand or foot that the player prefers; a field of ours.',
    ),
    ex_pl_sts_id: field(
      IDENTIFIER,
      texts({ en: 'Statistics id', zh: '统计数据编号', ms: 'ID statistik', ta: 'புள்ளிவிவர எண்' }),
      'ex_pl_sts_id: id of the player in the statistics feed; a field of ours.',
    ),
  },
  section: section('player', texts({ en: 'Player', zh: '球员', ms: 'Pemain', ta: 'வீரர்' }), 'user', [
    element,
    row(control('pos'), control('shn'), control('hnd')),
    row(control('bd'), control('con'), control('hgt')),
    control('ex_pl_sts_id'),
  ]),
}

/** Somebody who plays for a team, or for nobody but themselves. */
export const player = entityType({
  type: 'player',
  icon: 'player',
  order: 130,
  one: texts({ en: 'Player', zh: '球员', ms: 'Pemain', ta: 'வீரர்' }),
  many: texts({ en: 'Players', zh: '球员', ms: 'Pemain', ta: 'வீரர்கள்' }),
  own: [facts],
  columns: [
    referenceColumn('parent', SPORT_WORDS.team),
    choiceColumn('pos', position),
    { field: 'shn', kind: 'number', label: texts({ en: 'Number', zh: '号码', ms: 'Nombor', ta: 'எண்' }), width: 88 },
    { ...textColumn('con', country, 96), hidden: true },
  ],
  filters: [choiceFilter('pos', position, POSITIONS), facetFilter('shn', number), facetFilter('con', country)],
  requiredImages: ['0-16x9'],
  // A shirt number is no place among siblings: moving a player must not number the others anew.
  narrow: { facets: ['pos', 'con', 'shn'], row: ['pos', 'shn', 'con', 'bd'] },
  relations: { parent: { types: ['team'], field: 'parent', inherits: ['prd', 'pn', 'con'] } },
  sample: {
    lon: [
      { lang: 'en', n: 'Kavin Selvam' },
      { lang: 'zh', n: '卡文·塞尔瓦姆' },
      { lang: 'ms', n: 'Kavin Selvam' },
      { lang: 'ta', n: 'கவின் செல்வம்' },
    ],
    lod: [{ lang: 'en', n: 'Captain since 2025; eleven goals from outside the box.' }],
    parent: '0198c0de-0000-7000-8000-000000000103',
    pos: 'midfielder',
    shn: 8,
    bd: '2001-04-17',
    con: 'MY',
    hgt: 178,
    hnd: 'left',
    ex_pl_sts_id: 'plr-20417',
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    pn: 'Rimba Sport',
    el_no: 'Portrait rights cleared.',
  },
})
