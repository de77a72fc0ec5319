import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { EVENTS, PLACES, type EventWords } from '../words/events.ts'
import { inFour } from '../words/four.ts'
import { FEED_NAMES } from '../words/sport/games.ts'
import { madeTitle, type Making } from './madeTitle.ts'
import { manifest, namesOf, type Game } from './sport/games.ts'

const FIRST_EVENT = 53_000
const FIRST_LIVE = 53_100
const FIRST_PLACE = 53_200
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const iso = (ms: number) => new Date(ms).toISOString()

/** Concerts and parades around now, and the broadcasts of those that are shown live. */
export function eventDocuments(making: Making): Record<'event' | 'liveevent', LoadedDocument[]> {
  const made = EVENTS.map((words, at) => ({ words, document: eventDocument(words, at, making) }))
  return {
    event: made.map(({ document }) => document),
    liveevent: made
      .filter(({ words }) => words.isLive)
      .map(({ words, document }, at) => liveDocument(words, document.id, FIRST_LIVE + at, making)),
  }
}

function factsOf({ inDays, hours, venue, city, country, genres }: EventWords, now: number) {
  const starts = Math.floor(now / HOUR_MS) * HOUR_MS + inDays * DAY_MS - (inDays === 0 ? HOUR_MS : 0)
  const ends = starts + hours * HOUR_MS
  return {
    starts,
    ends,
    facts: {
      ev_st: iso(starts),
      ev_ed: iso(ends),
      ven: venue,
      ct_n: city,
      con: country,
      eve_st: ends < now ? 'ended' : starts < now ? 'live' : 'scheduled',
      gnr: [...genres],
      rat: [{ v: 'U', system: 'LPF' }],
      pn: 'Rimba Live',
    },
  }
}

function eventDocument(words: EventWords, at: number, making: Making): LoadedDocument {
  const { starts, ends, facts } = factsOf(words, making.now)
  const own = {
    ...facts,
    esrc: 'cms',
    lws: iso(starts - 40 * DAY_MS),
    lwe: iso(ends + 60 * DAY_MS),
    ...(at === 0 && SPONSORED),
    prt_ic: 'true',
  }
  const texts = { names: inFour(words.name), about: inFour(words.about) }
  return madeTitle(
    {
      nth: FIRST_EVENT + at,
      seed: `event ${words.name[0]}`,
      ...texts,
      genres: words.genres,
      slots: ['0-16x9', '0-16x9-Banner'],
      own,
    },
    making,
  )
}

const SPONSORED = {
  marker: 'SPONSORED',
  sponsor: { name: 'Bank Jambatan', label: 'With the support of', tags: ['finance'] },
}

function liveDocument(words: EventWords, parent: string, nth: number, making: Making): LoadedDocument {
  const { starts, ends, facts } = factsOf(words, making.now)
  const path = words.name[0].toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const own = {
    ...facts,
    esrc: 'lds',
    parent,
    live_manifests: [manifest('my', 'dash', `${path}/my.mpd`, true), manifest('sg', 'hls', `${path}/sg.m3u8`, false)],
    oa_st_dt: iso(starts - HOUR_MS / 2),
    oa_ed_dt: iso(ends + HOUR_MS / 4),
    lws: iso(starts - HOUR_MS),
    lwe: iso(ends + 14 * DAY_MS),
  }
  const names = namesOf(FEED_NAMES, { name: inFour(words.name) })
  return madeTitle({ nth, seed: `live ${path}`, names, genres: words.genres, slots: ['0-16x9'], own }, making)
}

/** Zip codes; where a game that is to come is played, the place may not see it live. */
export function placeDocuments(games: readonly Game[], making: Making): LoadedDocument[] {
  const toCome = games.filter(({ state }) => state === 'scheduled')
  return PLACES.map(([zip, city, region, country, market], at) => {
    const bko = toCome
      .filter(({ own }) => own.ct_n === city[0])
      .slice(0, 2)
      .map(({ document, starts }) => ({
        id: document.id,
        st_dt: iso(starts - HOUR_MS),
        ed_dt: iso(starts + 3 * HOUR_MS),
        rsn: 'Home game not sold out',
      }))
    const own = {
      zip,
      con: country,
      reg: region,
      ct_n: city[0],
      tz: country === 'SG' ? 'Asia/Singapore' : market === 'borneo' ? 'Asia/Kuching' : 'Asia/Kuala_Lumpur',
      mkt: [market],
      ...(bko.length > 0 && { bko }),
      prd: [country === 'SG' ? 'rimba-sg' : 'rimba-my'],
      pn: 'Rimba Rights',
    }
    const names = inFour([`${zip} ${city[0]}`, `${zip} ${city[1]}`, `${zip} ${city[2]}`, `${zip} ${city[3]}`])
    return madeTitle({ nth: FIRST_PLACE + at, seed: `place ${zip}`, names, own }, making)
  })
}
