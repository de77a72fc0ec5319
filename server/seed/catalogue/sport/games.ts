import type { LoadedDocument } from '../../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../../stores/documents/documentFacts.ts'
import { randomFrom, seedOf, wholeBetween, type Random } from '../../random.ts'
import { filled, type ByLanguage } from '../../words/describe.ts'
import { inFour } from '../../words/four.ts'
import { CAMERAS, FEED_NAMES, GAME_NAMES, MULTICAM_NAMES, ROUND_NAMES } from '../../words/sport/games.ts'
import type { Fate } from '../fate.ts'
import { madeTitle, type Making } from '../madeTitle.ts'
import { SEASON, type MadeLeague, type MadeTeam } from './squads.ts'
import { DEMO_LANGUAGES } from '../../words/demoLanguages.ts'

const FIRST_EVENT = 51_000
const FIRST_BROADCAST = 51_300
const FIRST_MULTICAM = 51_600
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** A game lasts about two hours with its break. */
const GAME_MS = 2 * HOUR_MS
/** Rounds before this one are over, it is being played, the rest is to come. */
const PRESENT = 3
const ROUNDS = 5
const MULTICAMS = 5

/** A game, and what its broadcasts and clips take over. */
export type Game = {
  document: LoadedDocument
  names: ByLanguage
  league: MadeLeague
  round: number
  home: MadeTeam
  away: MadeTeam
  starts: number
  state: string
  own: Payload
}
type Games = { games: Game[]; sportliveevent: LoadedDocument[]; multicam: LoadedDocument[] }

/** Five rounds of each league around now, with broadcasts of what is on, to come or just over. */
export function sportGames(leagues: readonly MadeLeague[], making: Making): Games {
  const games = leagues.flatMap((league) =>
    Array.from({ length: ROUNDS }, (_, round) =>
      pairsOf(league.teams, round).map((pair) => ({ league, round, pair })),
    ).flat(),
  )
  const made = games.map(({ league, round, pair }, at) => gameOf(league, round + 1, pair, at, making))
  const shown = made.filter(({ round }) => round >= PRESENT - 1 && round <= PRESENT + 1)
  const sportliveevent = shown.map((game, at) => broadcastOf(game, FIRST_BROADCAST + at, making))
  const busy = sportliveevent.filter(({ published }) => published).slice(0, MULTICAMS)
  const multicam = busy.map((broadcast, at) => multicamOf(broadcast, FIRST_MULTICAM + at, making))
  return { games: made, sportliveevent, multicam }
}

/** Everybody plays somebody: the first stays, the others move on by one each round. */
function pairsOf(teams: readonly MadeTeam[], round: number): (readonly [MadeTeam, MadeTeam])[] {
  const [first, ...rest] = teams
  if (!first) return []
  const turned = [first, ...rest.map((_, at) => rest[(at + round) % rest.length] as MadeTeam)]
  const half = turned.length / 2
  return turned.slice(0, half).map((home, at) => {
    const away = turned[turned.length - 1 - at] as MadeTeam
    return round % 2 === 0 ? [home, away] : [away, home]
  })
}

function gameOf(
  league: MadeLeague,
  round: number,
  [home, away]: readonly [MadeTeam, MadeTeam],
  at: number,
  making: Making,
): Game {
  const random = randomFrom(seedOf(`game ${league.words.code} ${round} ${home.words.code}`))
  const hour = Math.floor(making.now / HOUR_MS) * HOUR_MS
  const starts = hour + (round - PRESENT) * WEEK_MS + (round === PRESENT ? -1 : wholeBetween(random, -5, 30)) * HOUR_MS
  const state = stateOf(round, random)
  const names = namesOf(GAME_NAMES, { home: inFour(home.words.name), away: inFour(away.words.name) })
  const own = {
    ev_st: iso(starts),
    ev_ed: iso(starts + GAME_MS),
    ven: home.words.ground,
    ct_n: home.words.city[0],
    con: home.words.country,
    eve_st: state,
    esrc: 'sds',
    pmy_tm: home.id,
    spt: league.sport,
    lg: league.id,
    ssn: SEASON,
    rnd: ROUND_NAMES(round),
    teams: [sideOf(home, 'home', state, random), sideOf(away, 'away', state, random)],
    gnr: ['sport'],
    rat: [{ v: 'U', system: 'LPF' }],
    pn: 'Rimba Sport',
    lws: iso(starts - 30 * DAY_MS),
    lwe: iso(starts + 300 * DAY_MS),
  }
  const sponsored = league.words.code === 'PPL'
  const document = madeTitle(
    {
      nth: FIRST_EVENT + at,
      seed: `art ${home.words.code} ${away.words.code} ${round}`,
      names,
      genres: ['sport'],
      slots: ['0-16x9'],
      own: {
        ...own,
        ...(sponsored && SPONSORED_GAME),
        losn: [{ lang: 'en', n: `${home.words.code} v ${away.words.code}` }],
        prt_ic: 'true',
      },
      fate: state === 'cancelled' ? 'archived' : at % 9 === 4 ? 'changed' : 'published',
    },
    making,
  )
  return { document, names, league, round, home, away, starts, state, own }
}

const SPONSORED_GAME = {
  marker: 'SPONSORED',
  sponsor: { name: 'Teh Tarik Timur', label: 'Match day with', tags: ['beverage'] },
}

function stateOf(round: number, random: Random): string {
  const chance = random()
  if (round === PRESENT) return chance < 0.75 ? 'live' : 'delayed'
  if (round < PRESENT) return chance < 0.94 ? 'ended' : 'cancelled'
  return chance < 0.9 ? 'scheduled' : 'postponed'
}

function sideOf({ id, words }: MadeTeam, ty: 'home' | 'away', state: string, random: Random): Payload {
  const result = String(wholeBetween(random, 0, 4))
  const record = `${wholeBetween(random, 0, 6)}-${wholeBetween(random, 0, 3)}-${wholeBetween(random, 0, 4)}`
  return { id, ty, c: words.code, rc: record, ...((state === 'ended' || state === 'live') && { r: result }) }
}

function broadcastOf(game: Game, nth: number, making: Making): LoadedDocument {
  const { document, names, starts, own, state, home } = game
  const path = `${game.home.words.code}-${game.away.words.code}`.toLowerCase()
  const fate: Fate = state === 'cancelled' ? 'archived' : nth % 7 === 5 ? 'draft' : 'published'
  return madeTitle(
    {
      nth,
      seed: `broadcast ${document.id}`,
      names: namesOf(FEED_NAMES, { name: names }),
      genres: ['sport'],
      slots: ['0-16x9'],
      own: {
        ...own,
        parent: document.id,
        gm_lb: 'home',
        live_manifests: [
          manifest('my', 'dash', `${path}/my.mpd`, true),
          manifest('sg', 'hls', `${path}/sg.m3u8`, false),
        ],
        oa_st_dt: iso(starts - 0.5 * HOUR_MS),
        oa_ed_dt: iso(starts + GAME_MS + 0.5 * HOUR_MS),
        lws: iso(starts - HOUR_MS),
        lwe: iso(starts + 30 * DAY_MS),
        ...(home.words.country === 'MY' && { prd: ['rimba-my'] }),
      },
      fate,
    },
    making,
  )
}

function multicamOf(broadcast: LoadedDocument, nth: number, making: Making): LoadedDocument {
  const { lon, oa_st_dt, oa_ed_dt, lws, lwe, prd } = broadcast.published?.payload ?? {}
  const names = Object.fromEntries(
    (lon as { lang: string; n: string }[]).map(({ lang, n }) => [lang, n.split(/[:：]/)[0]]),
  )
  const ang = CAMERAS.map(({ cam, name }, at) => ({
    n: name,
    no: at + 1,
    cam,
    dft: at === 0,
    live_manifests: [manifest('my', 'dash', `${broadcast.id}/cam${at + 1}.mpd`, true)],
  }))
  return madeTitle(
    {
      nth,
      seed: `multicam ${broadcast.id}`,
      names: namesOf(MULTICAM_NAMES, { name: names as ByLanguage }),
      genres: ['sport'],
      slots: ['0-16x9'],
      own: { parent: broadcast.id, ang, oa_st_dt, oa_ed_dt, lws, lwe, prd, pn: 'Rimba Sport' },
      fate: nth % 5 === 3 ? 'draft' : 'published',
    },
    making,
  )
}

export const manifest = (reg: string, kind: 'dash' | 'hls', path: string, primary: boolean): Payload => ({
  reg,
  pmy: primary,
  m_ty: kind,
  m_ad_ty: 'ssai',
  m_prt_ty: kind === 'dash' ? 'cenc' : 'fairplay',
  m_prt_v: '1.0',
  mu: `https://live.rimba.example/${path}`,
})

/** A template in every language that all the names have. */
export function namesOf(
  templates: Readonly<Record<(typeof DEMO_LANGUAGES)[number], string>>,
  names: Readonly<Record<string, ByLanguage>>,
): ByLanguage {
  return Object.fromEntries(
    DEMO_LANGUAGES.flatMap((language) => {
      const values = Object.entries(names).map(([key, name]) => [key, name[language] ?? ''] as const)
      return values.every(([, value]) => value)
        ? [[language, filled(templates[language], Object.fromEntries(values))]]
        : []
    }),
  )
}

const iso = (ms: number) => new Date(ms).toISOString()
