import type { LoadedDocument } from '../../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf, wholeBetween } from '../../random.ts'
import { inFour } from '../../words/four.ts'
import { CLIP_NAMES, HIGHLIGHT_NAMES, SPORT_SHOWS } from '../../words/sport/games.ts'
import { madeTitle, type Making } from '../madeTitle.ts'
import { namesOf, type Game } from './games.ts'
import { SEASON, type MadeLeague } from './squads.ts'

const FIRST_HIGHLIGHT = 52_000
const FIRST_CLIP = 52_200
const FIRST_SHOW = 52_500
const SECOND_MS = 1000
const DAY_MS = 86_400_000
const CLIPPED = 14

type Clips = Record<'sporthighlight' | 'sportclip' | 'sportshow', LoadedDocument[]>

/** Highlights of every game that is over, clips of some of them, and programmes about the leagues. */
export function sportClips(games: readonly Game[], leagues: readonly MadeLeague[], making: Making): Clips {
  const over = games.filter(({ state }) => state === 'ended')
  return {
    sporthighlight: over.map((game, at) =>
      pieceOf(
        game,
        namesOf(HIGHLIGHT_NAMES, { name: game.names }),
        'postgame',
        [240, 600],
        FIRST_HIGHLIGHT + at,
        making,
      ),
    ),
    sportclip: over
      .slice(0, CLIPPED)
      .flatMap((game, at) =>
        CLIP_NAMES.map(({ label, words }, nth) =>
          pieceOf(
            game,
            namesOf(words, { name: game.names }),
            label,
            [30, 150],
            FIRST_CLIP + at * CLIP_NAMES.length + nth,
            making,
          ),
        ),
      ),
    sportshow: SPORT_SHOWS.map((show, at) => {
      const league = leagues.find(({ words }) => words.code === show.league)
      const own = {
        yr: new Date(making.now).getUTCFullYear(),
        rt: show.minutes * 60 * SECOND_MS,
        spt: league?.sport ?? '',
        lg: league?.id ?? '',
        ssn: SEASON,
        ...(show.label && { gm_lb: show.label }),
        tms: (league?.teams ?? []).map(({ id }) => id),
        gnr: ['sport', 'talk'],
        rat: [{ v: 'U', system: 'LPF' }],
        pn: 'Rimba Sport',
        prt_ic: 'true',
        ...(at === 0 && { marker: 'SPONSORED', sponsor: { name: 'Teh Tarik Timur', label: 'Presented by' } }),
      }
      const words = { names: inFour(show.name), about: inFour(show.about) }
      const pictures = { genres: ['sport', 'talk'], slots: ['0-16x9', '0-16x9-Cover'] }
      return madeTitle(
        { nth: FIRST_SHOW + at, seed: `show ${show.name[0]}`, ...words, ...pictures, isLicensed: true, own },
        making,
      )
    }),
  }
}

function pieceOf(
  game: Game,
  names: ReturnType<typeof namesOf>,
  label: string,
  [shortest, longest]: readonly [number, number],
  nth: number,
  making: Making,
): LoadedDocument {
  const random = randomFrom(seedOf(`piece ${game.document.id} ${nth}`))
  const { spt, lg, ssn, rnd, gnr, rat, pn } = game.own
  const own = {
    parent: game.document.id,
    yr: new Date(game.starts).getUTCFullYear(),
    rt: wholeBetween(random, shortest, longest) * SECOND_MS,
    oadt: new Date(game.starts).toISOString().slice(0, 10),
    ...{ spt, lg, ssn, rnd, gnr, rat, pn },
    gm_lb: label,
    tms: [game.home.id, game.away.id],
    lws: new Date(game.starts + DAY_MS / 8).toISOString(),
    lwe: new Date(game.starts + 120 * DAY_MS).toISOString(),
  }
  return madeTitle({ nth, seed: `piece ${nth}`, names, genres: ['sport'], slots: ['0-16x9'], own }, making)
}
