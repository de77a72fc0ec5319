import { choice, field, IDENTIFIER, listOf, SHORT_TEXT, texts } from './field.ts'
import { localizedNames, localizedShortNames } from './namesAndTexts.ts'
import { oneOf } from './refers.ts'
import { SPORT_WORDS } from './sports.ts'
import { control, section, type FieldGroup } from './ui.ts'

const SIDES = {
  home: texts({ en: 'Home', zh: '主队', ms: 'Tuan rumah', ta: 'உள்ளூர்' }),
  away: texts({ en: 'Away', zh: '客队', ms: 'Pelawat', ta: 'வெளியூர்' }),
} as const

const team = {
  id: oneOf(['team'], SPORT_WORDS.team, 'id: document id of the team.'),
  ty: field(
    choice(SIDES),
    texts({ en: 'Side', zh: '主客', ms: 'Pihak', ta: 'தரப்பு' }),
    'ty: whether the team plays at home or away.',
  ),
  c: field(
    { type: 'string', maxLength: 12 },
    texts({ en: 'Code', zh: '代码', ms: 'Kod', ta: 'குறியீடு' }),
    'c: code of the team, as scoreboards show it.',
  ),
  r: field(
    SHORT_TEXT,
    texts({ en: 'Result', zh: '比分', ms: 'Keputusan', ta: 'முடிவு' }),
    'r: result of the team in this game.',
  ),
  rc: field(
    SHORT_TEXT,
    texts({ en: 'Record', zh: '战绩', ms: 'Rekod pasukan', ta: 'வெற்றி–தோல்விப் பதிவு' }),
    'rc: record of the team before this game, such as 12-3-4.',
  ),
  ex_tm_sts_id: field(
    IDENTIFIER,
    texts({ en: 'Statistics id', zh: '统计数据编号', ms: 'ID statistik', ta: 'புள்ளிவிவர எண்' }),
    'ex_tm_sts_id: id of the team in the statistics feed.',
  ),
  losn: localizedShortNames('losn: short names that this game shows instead of the team’s own.'),
  lon: localizedNames('lon: names that this game shows instead of the team’s own.'),
}

/** Who plays, with what outcome. */
export const teams: FieldGroup = {
  properties: {
    teams: field(listOf(team, [], 40), SPORT_WORDS.teams, 'teams: teams of the game, the home side first.', {
      help: texts({
        en: 'Names are needed only where this game shows others than the team’s own.',
        zh: '仅当本场显示的名称与球队名称不同时才需填写。',
        ms: 'Nama hanya perlu diisi jika perlawanan ini memaparkan nama lain.',
        ta: 'இந்தப் போட்டியில் வேறு பெயர் காட்டினால் மட்டும் பெயர் தேவை.',
      }),
    }),
  },
  section: section('teams', SPORT_WORDS.teams, 'users', [
    control('teams', { widget: 'cards', elementLabelProp: ['c', 'r'] }),
  ]),
}
