import { foldedText, searchText } from '#contract/rules/searchText.ts'

/** A run of a text; `isMatch` where the term stands. */
export type MarkedPart = { text: string; isMatch: boolean }

/**
 * A text taken apart where a term stands in it, as search compares them: in any script, case and accents ignored.
 * 'Amélie' and 'mel' are 'A', 'mél' (match), 'ie'. The whole term counts; where it stands nowhere, each of its words
 * does. Parts joined are the text; a match never splits what readers see as one letter.
 */
export function markMatches(text: string, term: string): MarkedPart[] {
  const wanted = searchText(term)
  if (text === '' || wanted === '') return text === '' ? [] : [{ text, isMatch: false }]
  const folded = foldWithPlaces(text)
  const whole = placesOf(folded, wanted)
  const places = whole.length > 0 || !wanted.includes(' ') ? whole : wordPlaces(folded, wanted)
  return partsOf(text, places)
}

/** Folded text, and for each of its UTF-16 units which part of the text (from, to) it comes from. */
type Folded = { text: string; from: number[]; to: number[] }
type Place = { from: number; to: number }

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function foldWithPlaces(text: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] }
  for (const { from, to } of clustersOf(text)) {
    for (const unit of foldedText(text.slice(from, to)).split('')) {
      // Several signs between two words are one space, as in searchText.
      if (unit === ' ' && (folded.text === '' || folded.text.endsWith(' '))) continue
      folded.text += unit
      folded.from.push(from)
      folded.to.push(to)
    }
  }
  return folded
}

/** What readers see as one letter. A sign without a look between two parts of a letter does not part them. */
function clustersOf(text: string): Place[] {
  const clusters: Place[] = []
  for (const { segment, index } of letters.segment(text)) {
    const last = clusters.at(-1)
    if (last && foldsWith(text.slice(last.from, last.to), segment)) last.to = index + segment.length
    else clusters.push({ from: index, to: index + segment.length })
  }
  return clusters
}

const PLAIN = /^[\x20-\x7e]*$/

/** Do two neighbours become another letter together than apart? A sign without a look belongs to what it follows. */
function foldsWith(before: string, segment: string): boolean {
  if (PLAIN.test(segment)) return false
  const folded = foldedText(segment)
  if (folded === '' || PLAIN.test(before)) return folded === ''
  return foldedText(before + segment) !== (foldedText(before) + folded).replaceAll(/ +/g, ' ')
}

function placesOf({ text, from, to }: Folded, wanted: string): Place[] {
  const places: Place[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    places.push({ from: from[at] ?? 0, to: to[at + wanted.length - 1] ?? 0 })
  return places
}

/** Places of each word, without overlaps: 'an' within an already marked 'banana' is no further place. */
function wordPlaces(folded: Folded, wanted: string): Place[] {
  const all = [...new Set(wanted.split(' '))].flatMap((word) => placesOf(folded, word))
  const places: Place[] = []
  for (const place of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = places.at(-1)
    if (last && place.from < last.to) last.to = Math.max(last.to, place.to)
    else places.push({ ...place })
  }
  return places
}

function partsOf(text: string, places: readonly Place[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let done = 0
  for (const { from, to } of places) {
    // Two matches may share one written letter, as 's' twice in 'ß'.
    if (to <= done) continue
    const start = Math.max(from, done)
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false })
    parts.push({ text: text.slice(start, to), isMatch: true })
    done = to
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return parts
}
