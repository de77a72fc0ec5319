import { choice, field, IDENTIFIER, listOf, SHORT_TEXT, texts } from './field.ts'
import { localizedNames, localizedShortNames } from './namesAndTexts.ts'
import { oneOf } from './refers.ts'
import { SPORT_WORDS } from './sports.ts'
import { control, section, type FieldGroup } from './ui.ts'

const SIDES = {
  home: texts('Home', '主队', 'Tuan rumah', 'உள்ளூர்'),
  away: texts('Away', '客队', 'Pelawat', 'வெளியூர்'),
} as const

const team = {
  id: oneOf(['team'], SPORT_WORDS.team, 'id: document id of the team.'),
  ty: field(choice(SIDES), texts('Side', '主客', 'Pihak', 'தரப்பு'), 'ty: whether the team plays at home or away.'),
  c: field(
    { type: 'string', maxLength: 12 },
    texts('Code', '代码', 'Kod', 'குறியீடு'),
    'c: code of the team, as scoreboards show it.',
  ),
  r: field(SHORT_TEXT, texts('Result', '比分', 'Keputusan', 'முடிவு'), 'r: result of the team in this game.'),
  rc: field(
    SHORT_TEXT,
    texts('Record', '战绩', 'Rekod pasukan', 'வெற்றி–தோல்விப் பதிவு'),
    'rc: record of the team before this game, such as 12-3-4.',
  ),
  ex_tm_sts_id: field(
    IDENTIFIER,
    texts('Statistics id', '统计数据编号', 'ID statistik', 'புள்ளிவிவர எண்'),
    'ex_tm_sts_id: id of the team in the statistics feed.',
  ),
  losn: localizedShortNames('losn: short names that this game shows instead of the team’s own.'),
  lon: localizedNames('lon: names that this game shows instead of the team’s own.'),
}

/** Who plays, with what outcome. */
export const teams: FieldGroup = {
  properties: {
    teams: field(listOf(team, [], 40), SPORT_WORDS.teams, 'teams: teams of the game, the home side first.', {
      help: texts(
        'Names are needed only where this game shows others than the team’s own.',
        '仅当本场显示的名称与球队名称不同时才需填写。',
        'Nama hanya perlu diisi jika perlawanan ini memaparkan nama lain.',
        'இந்தப் போட்டியில் வேறு பெயர் காட்டினால் மட்டும் பெயர் தேவை.',
      ),
    }),
  },
  section: section('teams', SPORT_WORDS.teams, 'users', [
    control('teams', { widget: 'cards', elementLabelProp: ['c', 'r'] }),
  ]),
}
