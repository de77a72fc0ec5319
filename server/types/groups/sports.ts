import { choice, field, SHORT_TEXT, texts } from './field.ts'
import { manyOf, narrowReference, oneOf, reference } from './refers.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const SPORT_WORDS = {
  sport: texts('Sport', '运动项目', 'Jenis sukan', 'விளையாட்டு வகை'),
  league: texts('League', '联赛', 'Liga', 'லீக்'),
  team: texts('Team', '球队', 'Pasukan', 'அணி'),
  teams: texts('Teams', '球队', 'Pasukan', 'அணிகள்'),
  event: texts('Sports event', '赛事', 'Acara sukan', 'விளையாட்டு நிகழ்வு'),
}

/** What of a game a feed or a clip shows (specification section 3). */
export const GAME_LABELS = {
  home: texts('Home', '主队视角', 'Tuan rumah', 'உள்ளூர் அணி'),
  away: texts('Away', '客队视角', 'Pelawat', 'வெளியூர் அணி'),
  pregame: texts('Pregame', '赛前', 'Prapertandingan', 'போட்டிக்கு முன்'),
  postgame: texts('Postgame', '赛后', 'Pascapertandingan', 'போட்டிக்குப் பின்'),
  rewind: texts('Rewind', '赛事回看', 'Ulang tayang', 'மறுபார்வை'),
} as const
export const gameLabel = texts('Game label', '比赛标签', 'Label perlawanan', 'போட்டிக் குறி')

const league = oneOf(['league'], SPORT_WORDS.league, 'lg: document id of the league; a field of ours.')
const sport = oneOf(['sport'], SPORT_WORDS.sport, 'spt: document id of the sport; a field of ours.')
const season = field(
  { type: 'string', maxLength: 40 },
  texts('Season of play', '赛季', 'Musim pertandingan', 'போட்டிப் பருவம்'),
  'ssn: season of play, such as 2026/27; a field of ours.',
)
const round = field(
  SHORT_TEXT,
  texts('Round', '轮次', 'Pusingan', 'சுற்று'),
  'rnd: round or stage within the season; a field of ours.',
)
const label = field(choice(GAME_LABELS), gameLabel, 'gm_lb: what of a game it shows; a field of ours.')
const title = texts('Sport and league', '项目与联赛', 'Sukan dan liga', 'விளையாட்டும் லீக்கும்')

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
