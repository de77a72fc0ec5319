import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf, wholeBetween } from '../random.ts'
import { inFour } from '../words/four.ts'
import { ALBUMS, FEEDS } from '../words/web.ts'
import { madeTitle, type Making } from './madeTitle.ts'

const FIRST_HEARD = 56_000
const FIRST_SONG = 56_200
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Podcasts and vodcasts, an episode a fortnight, and songs by album. */
export function audioDocuments(making: Making): Record<'podcast' | 'vodcast' | 'songs', LoadedDocument[]> {
  const feeds = FEEDS.flatMap(({ type, feed, host, genre, minutes, episodes }) =>
    episodes.map((name, at) => ({
      type,
      feed,
      host,
      genre,
      minutes,
      name,
      number: at + 1,
      back: episodes.length - at,
    })),
  ).map((one, nth) => ({ type: one.type, document: episodeOf(one, FIRST_HEARD + nth, making) }))
  return {
    podcast: feeds.filter(({ type }) => type === 'podcast').map(({ document }) => document),
    vodcast: feeds.filter(({ type }) => type === 'vodcast').map(({ document }) => document),
    songs: ALBUMS.flatMap(({ songs, ...album }) => songs.map((name, at) => ({ ...album, name, track: at + 1 }))).map(
      ({ album, artists, genre, year, code, name, track }, nth) => {
        const random = randomFrom(seedOf(`song ${name[0]}`))
        const rt = wholeBetween(random, 162, 301) * 1000
        const own = {
          yr: year,
          rt,
          art: [...artists],
          alb: album,
          dsc_n: 1,
          trk_n: track,
          isrc: `${code}${String(track).padStart(5, '0')}`,
          lbl: 'Selat Records',
          gnr: [genre],
          files: [{ ft: 'audio', fn: `${code}-${track}.flac`, fs: rt * 130 }],
          pn: 'Selat Records',
        }
        const pictures = { genres: ['musical'], slots: ['0-16x9'], isLicensed: true }
        return madeTitle(
          { nth: FIRST_SONG + nth, seed: `song ${album}`, names: inFour(name), ...pictures, own },
          making,
        )
      },
    ),
  }
}

type Episode = Omit<(typeof FEEDS)[number], 'episodes'> & {
  name: Parameters<typeof inFour>[0]
  number: number
  /** How many fortnights ago, the newest being one. */
  back: number
}

function episodeOf({ type, feed, host, genre, minutes, name, number, back }: Episode, nth: number, making: Making) {
  const random = randomFrom(seedOf(`feed ${feed} ${number}`))
  const day = new Date(making.now - back * 2 * WEEK_MS).toISOString().slice(0, 10)
  const path = feed.toLowerCase().replaceAll(' ', '-')
  const own = {
    yr: Number(day.slice(0, 4)),
    rdt: day,
    rt: minutes * MINUTE_MS + wholeBetween(random, -240, 240) * 1000,
    eps_n: number,
    fd_n: feed,
    fd_id: `${path}-${number}`,
    fd_u: `https://feeds.example.org/${path}.xml`,
    expl: false,
    ppl: [{ n: host, r: 'host' }],
    gnr: [genre],
    files: [
      { ft: type === 'podcast' ? 'audio' : 'video', fn: `${path}-${number}.${type === 'podcast' ? 'm4a' : 'mp4'}` },
    ],
    pn: 'Selat Audio',
    pkg_id: path,
  }
  const pictures = { genres: [genre], slots: ['0-16x9'], isLicensed: true }
  return madeTitle({ nth, seed: `feed ${feed}`, names: inFour(name), ...pictures, own }, making)
}
