import { foldedText, searchText } from '../searchText.ts'

/** A part of a text: [start, end[ in UTF-16 units. */
type TextRange = [start: number, end: number]

/**
 * Where a term stands in a text, as [start, end[ of the text itself: 'amelie' in 'Amélie: L’été' is [0, 6]. Texts are
 * compared as searchText has them, so a range may cover accents and signs between letters; it never splits what
 * readers see as one letter.
 */
export function termRanges(text: string, term: string): TextRange[] {
  const wanted = searchText(term)
  if (wanted === '') return []
  return rangesIn(foldWithPlaces(text), wanted)
}

/** The same for each word of a term, ranges that touch each other joined. */
export function wordRanges(text: string, term: string): TextRange[] {
  const words = new Set(searchText(term).split(' ').filter(Boolean))
  if (words.size === 0) return []
  const folded = foldWithPlaces(text)
  const all = [...words].flatMap((word) => rangesIn(folded, word))
  const ranges: TextRange[] = []
  for (const [start, end] of all.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = ranges.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}

/** Folded text, and for each of its UTF-16 units which part of the text it comes from. */
type Folded = { text: string; places: TextRange[] }

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function foldWithPlaces(text: string): Folded {
  const folded: Folded = { text: '', places: [] }
  for (const [start, end] of clustersOf(text)) {
    for (const unit of foldedText(text.slice(start, end)).split('')) {
      // Several signs between two words are one space, as in searchText.
      if (unit === ' ' && (folded.text === '' || folded.text.endsWith(' '))) continue
      folded.text += unit
      folded.places.push([start, end])
    }
  }
  return folded
}

/** What readers see as one letter. A sign without a look between two parts of a letter does not part them. */
function clustersOf(text: string): TextRange[] {
  const clusters: TextRange[] = []
  for (const { segment, index } of letters.segment(text)) {
    const last = clusters.at(-1)
    if (last && foldsWith(text.slice(...last), segment)) last[1] = index + segment.length
    else clusters.push([index, index + segment.length])
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

function rangesIn({ text, places }: Folded, wanted: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    ranges.push([places[at]?.[0] ?? 0, places[at + wanted.length - 1]?.[1] ?? 0])
  return ranges
}
