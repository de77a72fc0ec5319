import { namesOf, type Readable } from '#contract/schemas/readers.ts'

const MINUTE_MS = 60_000
/** A broadcast begins at most this long before its event, and at most this long after it, ms. */
export const EARLIEST_MS = 180 * MINUTE_MS
export const LATEST_MS = 30 * MINUTE_MS

/** The share of an event's words that the title of its airing has at the least. */
const ENOUGH = 0.75

type AiringRow = Readable & { id: string }

/**
 * The airing of an event among those around its time: the one whose title is most like its name, the nearest to its start
 * where several are alike. Nothing stored joins the two: guides come from other feeds than events do.
 */
export function airingOfEvent(event: Readable, airings: readonly AiringRow[]): AiringRow | undefined {
  const start = Date.parse(String(event.ev_st))
  const likely = airings
    .filter((airing) => isAround(airing, start))
    .map((airing) => ({ airing, likeness: likenessOf(event, airing), away: awayOf(airing, start) }))
    .filter(({ likeness }) => likeness >= ENOUGH)
    .toSorted((one, other) => other.likeness - one.likeness || one.away - other.away)
  return likely[0]?.airing
}

/** The word that says most in a name: its longest. */
export function tellingWord(name: string): string {
  return wordsOf(name).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

function isAround(airing: Readable, start: number): boolean {
  const [from, to] = [Date.parse(String(airing.a_st_dt)), Date.parse(String(airing.a_ed_dt))]
  return from <= start + LATEST_MS && from >= start - EARLIEST_MS && to > start
}

const awayOf = (airing: Readable, start: number) => Math.abs(Date.parse(String(airing.a_st_dt)) - start)

/** In the language in which the two agree most. */
function likenessOf(event: Readable, airing: Readable): number {
  const shares = namesOf(event).map(({ lang, n }) => {
    const words = wordsOf(n ?? '')
    const title = namesOf(airing).find((one) => one.lang === lang)?.n ?? ''
    const has = new Set(wordsOf(title))
    return words.length === 0 ? 0 : words.filter((word) => has.has(word)).length / words.length
  })
  return Math.max(0, ...shares)
}

/** Single letters say nothing: 'A v B'. Chinese is cut into words by the rules of its language. */
function wordsOf(text: string): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.toLocaleLowerCase())]
  return words.flatMap(({ segment, isWordLike }) => (isWordLike && /..|\p{Script=Han}/u.test(segment) ? segment : []))
}
