import { entityType } from '../families/entityType.ts'
import { choice, field, MILLISECONDS, texts } from '../groups/field.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter } from '../groups/listFilters.ts'
import { control, duration, row, section, type FieldGroup } from '../groups/ui.ts'

const FORMATS = {
  team: texts('Team sport', '团体项目', 'Sukan berpasukan', 'குழு விளையாட்டு'),
  individual: texts('Individual', '个人项目', 'Individu', 'தனிநபர்'),
  both: texts('Both', '两者皆有', 'Kedua-duanya', 'இரண்டும்'),
} as const
const PERIODS = {
  half: texts('Halves', '半场', 'Separuh masa', 'பாதிகள்'),
  quarter: texts('Quarters', '节', 'Suku', 'காற்பகுதிகள்'),
  set: texts('Sets', '局', 'Set permainan', 'செட்கள்'),
  innings: texts('Innings', '回合', 'Giliran', 'இன்னிங்ஸ்'),
  lap: texts('Laps', '圈', 'Pusingan litar', 'சுற்றுகள்'),
} as const

const title = texts('Sport', '运动项目', 'Jenis sukan', 'விளையாட்டு வகை')
const code = texts('Code', '代码', 'Kod', 'குறியீடு')
const format = texts('Format', '形式', 'Bentuk', 'வடிவம்')

const rules: FieldGroup = {
  properties: {
    c: field({ type: 'string', maxLength: 12 }, code, 'c: code of the sport in feeds and overlays.', { publish: true }),
    fmt: field(choice(FORMATS), format, 'fmt: whether teams or single players compete; a field of ours.'),
    plr: field(
      { type: 'integer', minimum: 1, maximum: 100 },
      texts('Players a side', '每方人数', 'Pemain sepihak', 'ஒரு தரப்பு வீரர்கள்'),
      'plr: players of a side; a field of ours.',
    ),
    pd_ty: field(
      choice(PERIODS),
      texts('Periods are', '分段方式', 'Bahagian permainan', 'ஆட்டப் பகுதி'),
      'pd_ty: what the periods of a game are called; a field of ours.',
    ),
    pd_n: field(
      { type: 'integer', minimum: 1, maximum: 100 },
      texts('Periods', '分段数', 'Bilangan bahagian', 'பகுதிகளின் எண்ணிக்கை'),
      'pd_n: periods of a game; a field of ours.',
    ),
    pd_ln: field(
      MILLISECONDS,
      texts('Length of a period', '每段时长', 'Tempoh bahagian', 'பகுதி நீளம்'),
      'pd_ln: length of a period in ms, where it has one; a field of ours.',
      { unit: 'ms' },
    ),
  },
  section: section('sport', title, 'flag', [
    row(control('c'), control('fmt'), control('plr')),
    row(control('pd_ty'), control('pd_n'), duration('pd_ln')),
  ]),
}

/** A kind of sport: the top of leagues, teams and players. */
export const sport = entityType({
  type: 'sport',
  icon: 'sport',
  order: 100,
  one: title,
  many: texts('Sports', '运动项目', 'Jenis sukan', 'விளையாட்டு வகைகள்'),
  own: [rules],
  columns: [textColumn('c', code, 88), choiceColumn('fmt', format)],
  filters: [choiceFilter('fmt', format, FORMATS)],
  requiredImages: ['0-16x9'],
  narrow: { facets: ['fmt', 'c'], row: ['c', 'fmt'] },
  relations: { children: ['league'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Sepak takraw' },
      { lang: 'zh', n: '藤球' },
      { lang: 'ms', n: 'Sepak takraw' },
      { lang: 'ta', n: 'செபாக் தக்ரோ' },
    ],
    lod: [
      { lang: 'en', n: 'Volleyball with a rattan ball, played by foot.' },
      { lang: 'ms', n: 'Bola tampar dengan bola rotan, dimainkan dengan kaki.' },
    ],
    c: 'TKR',
    fmt: 'team',
    plr: 3,
    pd_ty: 'set',
    pd_n: 3,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    pn: 'Rimba Sport',
    el_no: 'Overlay set TKR-2.',
  },
})
