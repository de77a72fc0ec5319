import { entityType } from '../families/entityType.ts'
import { choice, COUNTRY, DATE, field, IDENTIFIER, texts } from '../groups/field.ts'
import { choiceColumn, referenceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter, facetFilter } from '../groups/listFilters.ts'
import { parentField } from '../groups/relations.ts'
import { SPORT_WORDS } from '../groups/sports.ts'
import { control, row, section, type FieldGroup } from '../groups/ui.ts'

export const POSITIONS = {
  goalkeeper: texts('Goalkeeper', '守门员', 'Penjaga gol', 'கோல்காப்பாளர்'),
  defender: texts('Defender', '后卫', 'Pertahanan', 'தற்காப்பு வீரர்'),
  midfielder: texts('Midfielder', '中场', 'Tengah', 'நடுக்கள வீரர்'),
  forward: texts('Forward', '前锋', 'Penyerang', 'தாக்கு வீரர்'),
  guard: texts('Guard', '控卫', 'Pengawal', 'கார்ட்'),
  center: texts('Centre', '中锋', 'Senter', 'மைய வீரர்'),
  server: texts('Server', '发球手', 'Tekong', 'தொடுப்பு வீரர்'),
  striker: texts('Striker', '攻击手', 'Perejam', 'அடிப்பு வீரர்'),
  feeder: texts('Feeder', '做球手', 'Apit', 'உதவி வீரர்'),
  singles: texts('Singles', '单打', 'Perseorangan', 'ஒற்றையர்'),
  doubles: texts('Doubles', '双打', 'Beregu', 'இரட்டையர்'),
  batter: texts('Batter', '击球手', 'Pemukul', 'மட்டையாளர்'),
  bowler: texts('Bowler', '投球手', 'Pembaling', 'பந்துவீச்சாளர்'),
  rider: texts('Rider', '骑手', 'Penunggang', 'ஓட்டுநர்'),
} as const
const SIDES = {
  right: texts('Right', '右', 'Kanan', 'வலது'),
  left: texts('Left', '左', 'Kiri', 'இடது'),
  both: texts('Both', '左右皆可', 'Kedua-duanya', 'இரண்டும்'),
} as const

const position = texts('Position', '位置', 'Posisi', 'ஆடும் நிலை')
const number = texts('Shirt number', '球衣号码', 'Nombor jersi', 'சட்டை எண்')
const country = texts('Nationality', '国籍', 'Kewarganegaraan', 'நாட்டுரிமை')
const { schema: parent, element } = parentField(SPORT_WORDS.team, ['team'])

const facts: FieldGroup = {
  properties: {
    parent,
    pos: field(choice(POSITIONS), position, 'pos: where the player plays; a field of ours.'),
    shn: field({ type: 'integer', minimum: 0, maximum: 999 }, number, 'shn: number on the shirt; a field of ours.'),
    bd: field(
      DATE,
      texts('Birth date', '出生日期', 'Tarikh lahir', 'பிறந்த தேதி'),
      'bd: date of birth; a field of ours.',
    ),
    con: field(COUNTRY, country, 'con: nationality, ISO 3166-1 alpha-2.'),
    hgt: field(
      { type: 'integer', minimum: 50, maximum: 260 },
      texts('Height', '身高', 'Tinggi', 'உயரம்'),
      'hgt: height in cm; a field of ours.',
      { unit: 'cm' },
    ),
    hnd: field(
      choice(SIDES),
      texts('Stronger side', '惯用侧', 'Tangan atau kaki utama', 'வலுவான கை அல்லது கால்'),
      'hnd: hand or foot that the player prefers; a field of ours.',
    ),
    ex_pl_sts_id: field(
      IDENTIFIER,
      texts('Statistics id', '统计数据编号', 'ID statistik', 'புள்ளிவிவர எண்'),
      'ex_pl_sts_id: id of the player in the statistics feed; a field of ours.',
    ),
  },
  section: section('player', texts('Player', '球员', 'Pemain', 'வீரர்'), 'user', [
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
  one: texts('Player', '球员', 'Pemain', 'வீரர்'),
  many: texts('Players', '球员', 'Pemain', 'வீரர்கள்'),
  own: [facts],
  columns: [
    referenceColumn('parent', SPORT_WORDS.team),
    choiceColumn('pos', position),
    { field: 'shn', kind: 'number', label: texts('Number', '号码', 'Nombor', 'எண்'), width: 88 },
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
