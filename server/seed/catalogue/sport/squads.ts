import type { LoadedDocument } from '../../../stores/documents/loadDocuments.ts'
import { pick, randomFrom, seedOf, wholeBetween, type Random } from '../../random.ts'
import type { ByLanguage } from '../../words/describe.ts'
import { inFour } from '../../words/four.ts'
import { LEAGUES, SPORTS, type LeagueWords, type SportWords, type TeamWords } from '../../words/sport/leagues.ts'
import { NAME_PARTS, SQUADS } from '../../words/sport/people.ts'
import { madeTitle, type Making } from '../madeTitle.ts'

const FIRST_SPORT = 50_000
const FIRST_LEAGUE = 50_100
const FIRST_TEAM = 50_200
const FIRST_PLAYER = 50_400
const MINUTE_MS = 60_000
const YEAR_MS = 365.25 * 86_400_000
const PROVIDER = { pn: 'Rimba Sport' }
export const SEASON = '2026/27'

export type MadeTeam = { id: string; words: TeamWords }
export type MadeLeague = { id: string; sport: string; words: LeagueWords; teams: MadeTeam[] }
type Squads = Record<'sport' | 'league' | 'team' | 'player', LoadedDocument[]>

/** Sports, their leagues, teams and players: a tree by parents. Games find their league and teams in `leagues`. */
export function sportSquads(making: Making): { documents: Squads; leagues: MadeLeague[] } {
  const documents: Squads = { sport: [], league: [], team: [], player: [] }
  const leagues: MadeLeague[] = []
  const taken = new Set<string>()
  const sports = new Map(
    SPORTS.map((words, at) => {
      const made = sportDocument(words, FIRST_SPORT + at, making)
      documents.sport.push(made)
      return [words.code, made.id]
    }),
  )
  for (const words of LEAGUES) {
    const sport = sports.get(words.sport) ?? ''
    const league = leagueDocument(words, sport, FIRST_LEAGUE + leagues.length, making)
    documents.league.push(league)
    const teams = words.teams.map((team) => {
      const made = teamDocument(team, league.id, FIRST_TEAM + documents.team.length, making)
      documents.team.push(made)
      for (const [at, position] of (SQUADS[words.sport] ?? []).entries()) {
        const nth = FIRST_PLAYER + documents.player.length
        const names = newPerson(randomFrom(seedOf(`name ${team.code} ${at}`)), words.field, taken)
        documents.player.push(playerDocument({ names, team, at, pos: position, parent: made.id, nth }, making))
      }
      return { id: made.id, words: team }
    })
    leagues.push({ id: league.id, sport, words, teams })
  }
  return { documents, leagues }
}

function sportDocument({ code, name, about, format, players, periods }: SportWords, nth: number, making: Making) {
  const [kind, count, minutes] = periods
  const own = {
    c: code,
    fmt: format,
    plr: players,
    pd_ty: kind,
    pd_n: count,
    ...(minutes && { pd_ln: minutes * MINUTE_MS }),
    ...PROVIDER,
    prt_ic: 'true',
  }
  const words = { names: inFour(name), about: { en: about } }
  return madeTitle(
    { nth, seed: `sport ${code}`, ...words, genres: ['sport'], slots: ['0-16x9'], own, fate: 'published' },
    making,
  )
}

function leagueDocument(words: LeagueWords, sport: string, nth: number, making: Making) {
  const year = new Date(making.now).getUTCFullYear()
  const own = {
    parent: sport,
    c: words.code,
    con: words.country,
    fld: words.field,
    ssn: SEASON,
    ssn_st: `${year}-08-15`,
    ssn_ed: `${year + 1}-05-23`,
    lvl: 1,
    web: `https://${words.code.toLowerCase()}.example.org`,
    losn: [{ lang: 'en', n: words.code }],
    ...PROVIDER,
    prt_ic: 'true',
  }
  const pictures = { genres: ['sport'], slots: ['0-16x9'], marks: ['0-16x9-Logo'] }
  return madeTitle(
    {
      nth,
      seed: `league ${words.code}`,
      names: inFour(words.name),
      about: { en: words.about },
      ...pictures,
      own,
      fate: 'published',
    },
    making,
  )
}

function teamDocument(words: TeamWords, league: string, nth: number, making: Making) {
  const random = randomFrom(seedOf(`coach ${words.code}`))
  const own = {
    parent: league,
    c: words.code,
    ex_tm_sts_id: `sts-${nth}`,
    yr: words.founded,
    ven: words.ground,
    ct_n: words.city[0],
    con: words.country,
    cch: personOf(random).en,
    losn: [{ lang: 'en', n: words.code }],
    ...PROVIDER,
    prt_ic: 'true',
  }
  const names = { names: inFour(words.name) }
  const pictures = { genres: ['sport'], slots: ['0-16x9'], marks: ['0-16x9-Logo'] }
  return madeTitle({ nth, seed: `team ${words.code}`, ...names, ...pictures, own, fate: 'published' }, making)
}

type Player = { names: ByLanguage; team: TeamWords; at: number; pos: string; parent: string; nth: number }

function playerDocument({ names, team, at, pos, parent, nth }: Player, making: Making) {
  const random = randomFrom(seedOf(`player ${team.code} ${at}`))
  const born = new Date(making.now - wholeBetween(random, 18 * 365, 34 * 365) * (YEAR_MS / 365))
  const own = {
    parent,
    pos,
    shn: pos === 'goalkeeper' ? 1 : at * 3 + wholeBetween(random, 2, 4),
    bd: born.toISOString().slice(0, 10),
    con: random() < 0.85 ? team.country : pick(random, ['MY', 'SG', 'ID', 'TH']),
    hgt: wholeBetween(random, 158, 198),
    hnd: random() < 0.8 ? 'right' : 'left',
    ex_pl_sts_id: `plr-${nth}`,
    ...PROVIDER,
  }
  const slots = random() < 0.7 ? ['0-16x9'] : []
  return madeTitle({ nth, seed: `face ${nth}`, names, genres: ['sport'], slots, own }, making)
}

/** A name in every script; Chinese names are written without a gap in Chinese. */
function personOf(random: Random, kind: keyof typeof NAME_PARTS = 'men'): ByLanguage & { en: string } {
  const { first, second, isHan } = pick(random, NAME_PARTS[kind])
  const [a, b] = [pick(random, first), pick(random, second)]
  return {
    en: `${a[0]} ${b[0]}`,
    zh: isHan ? `${a[1]}${b[1]}` : `${a[1]}·${b[1]}`,
    ms: `${a[2]} ${b[2]}`,
    ta: `${a[3]} ${b[3]}`,
  }
}

/** Nobody plays for two teams: a name that is taken is drawn anew, and kept after some attempts. */
function newPerson(random: Random, field: LeagueWords['field'], taken: Set<string>) {
  const kind = field === 'women' || (field === 'mixed' && random() < 0.5) ? 'women' : 'men'
  let person = personOf(random, kind)
  for (let attempt = 0; attempt < 20 && taken.has(person.en); attempt++) person = personOf(random, kind)
  taken.add(person.en)
  return person
}
