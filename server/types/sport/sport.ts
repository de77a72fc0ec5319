import { entityType } from '../families/entityType.ts'
import { choice, field, MILLISECONDS, texts } from '../groups/field.ts'
import { choiceColumn, textColumn } from '../groups/listColumns.ts'
import { choiceFilter } from '../groups/listFilters.ts'
import { control, duration, row, section, type FieldGroup } from '../groups/ui.ts'

const FORMATS = {
  team: texts({ en: 'Team sport', zh: '团体项目', ms: 'Sukan berpasukan', ta: 'குழு விளையாட்டு' }),
  individual: texts({ en: 'Individual', zh: '个人项目', ms: 'Individu', ta: 'தனிநபர்' }),
  both: texts({ en: 'Both', zh: '两者皆有', ms: 'Kedua-duanya', ta: 'இரண்டும்' }),
} as const
const PERIODS = {
  half: texts({ en: 'Halves', zh: '半场', ms: 'Separuh masa', ta: 'பாதிகள்' }),
  quarter: texts({ en: 'Quarters', zh: '节', ms: 'Suku', ta: 'காற்பகுதிகள்' }),
  set: texts({ en: 'Sets', zh: '局', ms: 'Set permainan', ta: 'செட்கள்' }),
  innings: texts({ en: 'Innings', zh: '回合', ms: 'Giliran', ta: 'இன்னிங்ஸ்' }),
  lap: texts({ en: 'Laps', zh: '圈', ms: 'Pusingan litar', ta: 'சுற்றுகள்' }),
} as const

const title = texts({ en: 'Sport', zh: '运动项目', ms: 'Jenis sukan', ta: 'விளையாட்டு வகை' })
const code = texts({ en: 'Code', zh: '代码', ms: 'Kod', ta: 'குறியீடு' })
const format = texts({ en: 'Format', zh: '形式', ms: 'Bentuk', ta: 'வடிவம்' })

const rules: FieldGroup = {
  properties: {
    c: field({ type: 'string', maxLength: 12 }, code, 'c: code of the sport in feeds and overlays.', { publish: true }),
    fmt: field(choice(FORMATS), format, 'fmt: whether teams or single players compete; a field of ours.'),
    plr: field(
      { type: 'integer', minimum: 1, maximum: 100 },
      texts({ en: 'Players a side', zh: '每方人数', ms: 'Pemain sepihak', ta: 'ஒரு தரப்பு வீரர்கள்' }),
      'plr: players of a side; a field of ours.',
    ),
    pd_ty: field(
      choice(PERIODS),
      texts({ en: 'Periods are', zh: '分段方式', ms: 'Bahagian permainan', ta: 'ஆட்டப் பகுதி' }),
      'pd_ty: what the periods of a game are called; a field of ours.',
    ),
    pd_n: field(
      { type: 'integer', minimum: 1, maximum: 100 },
      texts({ en: 'Periods', zh: '分段数', ms: 'Bilangan bahagian', ta: 'பகுதிகளின் எண்ணிக்கை' }),
      'pd_n: periods of a game; a field of ours.',
    ),
    pd_ln: field(
      MILLISECONDS,
      texts({ en: 'Length of a period', zh: '每段时长', ms: 'Tempoh bahagian', ta: 'பகுதி நீளம்' }),
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
  many: texts({ en: 'Sports', zh: '运动项目', ms: 'Jenis sukan', ta: 'விளையாட்டு வகைகள்' }),
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
