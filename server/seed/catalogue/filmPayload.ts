import { deriveSegments } from '#contract/rules/program/deriveSegments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { FilmFact } from '../facts.ts'
import { between, pick, wholeBetween, type Random } from '../random.ts'
import { describeFilm, localizedList, type ByLanguage } from '../words/describe.ts'
import { adTagId } from './ads.ts'
import { filmImages, type Artwork } from './artworkFor.ts'
import { PROVIDERS } from './providers.ts'
import { windowsOf } from './windows.ts'
import { DEMO_LANGUAGES, type DemoLanguage } from '../words/demoLanguages.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** One film in so many is featured around the load. */
const FEATURED_EACH = 60

type FilmContext = { now: number; artwork: Artwork; random: Random }

/** A film's record: its facts, and around them what a platform adds (run time, windows, files), invented by chance. */
export function filmPayload(film: FilmFact, nth: number, { now, artwork, random }: FilmContext): Payload {
  const names = namesOf(film, random)
  const complete = DEMO_LANGUAGES.every((language) => names[language])
  const rt = runTime(film, random)
  const windows = windowsOf(now, random)
  const provider = pick(random, PROVIDERS)
  const code = `${provider.id}-${String(nth).padStart(5, '0')}`
  return {
    lon: localizedList(names),
    ...descriptions(film, names, complete, random),
    ...(film.year && { yr: film.year }),
    rt,
    ...(random() < 0.4 && { trt: rt + wholeBetween(random, 6, 22) * MINUTE_MS }),
    ...windows,
    ...(nth % FEATURED_EACH === 7 && featuredOf(now)),
    ...filmImages(artwork, film.genres, new Date(now).toISOString(), random, complete),
    ...(film.cast.length + (film.director ? 1 : 0) > 0 && { ppl: peopleOf(film) }),
    ...(film.genres.length > 0 && { gnr: film.genres, rat: ratingsOf(film, random) }),
    tc: pick(random, ['SD', 'HD', 'HD', 'HD', 'UHD']),
    ...(random() < 0.55 && { sg: deriveSegments(segmentsOf(rt, code, random)).sg }),
    ...(random() < 0.5 && {
      files: filesOf(film, code, random),
      media_assets: [{ a_id: code, file_uri: `s3://vault/${code}.mp4`, ftype: 'video' }],
    }),
    pn: provider.n,
    provider: { n: provider.n, id: provider.id, t: provider.t },
    ...(film.imdb ? { ex_id: film.imdb } : { ex_id: code }),
    ...commerce(windows, nth, random),
    ...(random() < 0.12 && { pkg_id: `pkg-${code}` }),
  }
}

/** English always; the others where the facts have them. Many films keep their own title in Malay. */
function namesOf(film: FilmFact, random: Random): ByLanguage {
  const { title, zh, ta } = film
  return { en: title, zh, ta, ms: film.ms ?? (random() < 0.45 ? title : undefined) }
}

function descriptions(film: FilmFact, names: ByLanguage, complete: boolean, random: Random): { lod?: unknown } {
  if (!film.year) return {}
  const { year } = film
  const share: Readonly<Record<DemoLanguage, number>> = { en: 0.93, zh: 0.3, ms: 0.35, ta: 0.2 }
  const wanted = DEMO_LANGUAGES.filter(
    (language) => random() < share[language] || complete || (names[language] && language !== 'ms'),
  )
  return {
    lod: localizedList(
      Object.fromEntries(wanted.map((language) => [language, describeFilm(film, year, language, random)])),
    ),
  }
}

function runTime(film: FilmFact, random: Random): number {
  if (film.genres.includes('short')) return wholeBetween(random, 8, 38) * MINUTE_MS
  const [low, high] = film.origin === 'ta' ? [118, 176] : film.genres.includes('animation') ? [74, 112] : [82, 158]
  return Math.round(between(random, low, high)) * MINUTE_MS
}

function peopleOf(film: FilmFact): { n: string; r: string }[] {
  const role = film.genres.includes('animation') ? 'voice' : 'actor'
  return [...(film.director ? [{ n: film.director, r: 'director' }] : []), ...film.cast.map((n) => ({ n, r: role }))]
}

const STRICT = new Set(['horror', 'crime', 'war', 'thriller', 'noir'])
const MILD = new Set(['family', 'animation', 'kids', 'musical', 'documentary', 'silent'])

function ratingsOf(film: FilmFact, random: Random): { v: string; system: string }[] {
  const [sg, my] = film.genres.some((genre) => MILD.has(genre))
    ? (['G', 'U'] as const)
    : film.genres.some((genre) => STRICT.has(genre))
      ? pick(random, [
          ['NC16', '16'],
          ['M18', '18'],
        ] as const)
      : pick(random, [
          ['PG', 'P12'],
          ['PG13', '13'],
          ['PG13', 'P12'],
        ] as const)
  return [{ v: sg, system: 'IMDA' }, ...(random() < 0.8 ? [{ v: my, system: 'LPF' }] : [])]
}

/** The film in two to four pieces, with a break between them. */
function segmentsOf(rt: number, ctkey: string, random: Random) {
  const pieces = wholeBetween(random, 2, 4)
  const dur = Math.floor(rt / pieces)
  return Array.from({ length: pieces }, (_, at) => ({
    seg_ty: 'vod',
    dur,
    sp: at * dur,
    ep: (at + 1) * dur,
    ctkey,
    fps: 25,
    ...(at === 0 ? { am: [{ ap: 'pre' }] } : { am: [{ ap: 'mid' }] }),
  }))
}

function filesOf(film: FilmFact, code: string, random: Random) {
  const q = film.year && film.year < 1990 ? 'HD' : pick(random, ['HD', 'Full HD', 'UHD'])
  return [
    { ft: 'video', fn: `${code}.mp4`, fs: wholeBetween(random, 1_400, 9_800) * 1_000_000, q },
    ...(random() < 0.6 ? [{ ft: 'subtitle', fn: `${code}.en.ttml`, fs: wholeBetween(random, 60, 180) * 1000 }] : []),
  ]
}

/** The window in which storefronts put it forward. */
function featuredOf(now: number): Payload {
  const [f_st_dt, f_ed_dt] = [now - 4 * DAY_MS, now + 12 * DAY_MS].map((at) => new Date(at).toISOString())
  return { f_st_dt, f_ed_dt }
}

/** One in so many of the films with ads names the tag that they come from. */
const TAGGED = 12

/** Shop windows, ads and terms that some films have. */
function commerce(
  { lws, lwe, prd }: { lws: string; lwe?: string; prd: string[] },
  nth: number,
  random: Random,
): Payload {
  const [product = 'rimba-my'] = prd
  const end = lwe ? { sp_ed_dt: lwe } : {}
  return {
    ...(random() < 0.14 && {
      subscription_windows: [{ sp_st_dt: lws, ...end, sku: 'RIMBA-PLUS', sku_ty: 'plan', sub_ty: 'monthly' }],
    }),
    ...(random() < 0.06 && { transactional_windows: [{ tp_st_dt: lws, sku: 'RENT-48', ard: 30, awd: 2 }] }),
    ...(random() < 0.18 && {
      ad_settings: [{ prd: product, ad_rl_en: true, ad_rl: ['no-alcohol'], ad_ct: 'general', ad_pn: 'Kampung Media' }],
      ...(nth % TAGGED === 0 && { ad_tags: [adTagId('films')] }),
    }),
    ...(random() < 0.16 && {
      availability: [
        {
          prd: product,
          dt: lws,
          con: product === 'rimba-my' ? ['MY', 'BN'] : ['SG'],
          det: ['tv', 'tablet', 'mobile', 'browser'],
        },
      ],
    }),
  }
}
