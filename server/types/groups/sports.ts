import { choice, field, SHORT_TEXT, texts } from './field.ts'
import { manyOf, narrowReference, oneOf, reference } from './refers.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const SPORT_WORDS = {
  sport: texts({ en: 'Sport', zh: '运动项目', ms: 'Jenis sukan', ta: 'விளையாட்டு வகை' }),
  league: texts({ en: 'League', zh: '联赛', ms: 'Liga', ta: 'லீக்' }),
  team: texts({ en: 'Team', zh: '球队', ms: 'Pasukan', ta: 'அணி' }),
  teams: texts({ en: 'Teams', zh: '球队', ms: 'Pasukan', ta: 'அணிகள்' }),
  event: texts({ en: 'Sports event', zh: '赛事', ms: 'Acara sukan', ta: 'விளையாட்டு நிகழ்வு' }),
}

/** What of a game a feed or a clip shows (specification section 3). */
export const GAME_LABELS = {
  home: texts({ en: 'Home', zh: '主队视角', ms: 'Tuan rumah', ta: 'உள்ளூர் அணி' }),
  away: texts({ en: 'Away', zh: '客队视角', ms: 'Pelawat', ta: 'வெளியூர் அணி' }),
  pregame: texts({ en: 'Pregame', zh: '赛前', ms: 'Prapertandingan', ta: 'போட்டிக்கு முன்' }),
  postgame: texts({ en: 'Postgame', zh: '赛后', ms: 'Pascapertandingan', ta: 'போட்டிக்குப் பின்' }),
  rewind: texts({ en: 'Rewind', zh: '赛事回看', ms: 'Ulang tayang', ta: 'மறுபார்வை' }),
} as const
export const gameLabel = texts({ en: 'Game label', zh: '比赛标签', ms: 'Label perlawanan', ta: 'போட்டிக் குறி' })

const league = oneOf(['league'], SPORT_WORDS.league, 'lg: document id of the league; a field of ours.')
const sport = oneOf(['sport'], SPORT_WORDS.sport, 'spt: document id of the sport; a field of ours.')
const season = field(
  { type: 'string', maxLength: 40 },
  texts({ en: 'Season of play', zh: '赛季', ms: 'Musim pertandingan', ta: 'போட்டிப் பருவம்' }),
  'ssn: season of play, such as 2026/27; a field of ours.',
)
const round = field(
  SHORT_TEXT,
  texts({ en: 'Round', zh: '轮次', ms: 'Pusingan', ta: 'சுற்று' }),
  'rnd: round or stage within the season; a field of ours.',
)
const label = field(choice(GAME_LABELS), gameLabel, 'gm_lb: what of a game it shows; a field of ours.')
const title = texts({ en: 'Sport and league', zh: '项目与联赛', ms: 'Sukan dan liga', ta: 'விளையாட்டும் லீக்கும்' })

/** Which sport, league and teams a programme is about. */
export const sportSubject: FieldGroup = {
  properties: {
    spt: sport,
    lg: league,
    ssn: season,
    rnd: round,
    gm_lb: label,
    tms: manyOf(['team'], SPORT_WORDS.teams, 'tms: document ids of the teams that are seen; a field of ours.'),
  },
  section: section('sport', title, 'flag', [
    row(narrowReference('spt'), narrowReference('lg')),
    row(control('ssn'), control('rnd'), control('gm_lb')),
    reference('tms'),
  ]),
}

/** The same of a game: its teams stand in a section of their own. */
export const gameSubject: FieldGroup = {
  properties: { spt: sport, lg: league, ssn: season, rnd: round, gm_lb: label },
  section: section('sport', title, 'flag', [
    row(narrowReference('spt'), narrowReference('lg')),
    row(control('ssn'), control('rnd'), control('gm_lb')),
  ]),
}
