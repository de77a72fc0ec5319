import { searchText } from '../searchText.ts'

/**
 * Where a term stands in a text, as [start, end[ of the text itself, for marking hits: 'amelie' in 'Amélie: L’été' is
 * [0, 6]. Texts are compared as searchText has them, so a mark may cover accents and signs between letters.
 */
export function termRanges(text: string, term: string): [number, number][] {
  const wanted = searchText(term)
  if (wanted === '' || !searchText(text).includes(wanted)) return []
  const { folded, origins } = foldWithOrigins(text)
  const ranges: [number, number][] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const first = origins[at]
    const last = origins[at + wanted.length - 1]
    if (first && last) ranges.push([first.start, last.end])
  }
  return ranges
}

type Origin = { start: number; end: number }
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The folded text, and for each of its letters the cluster of the text that it came from. */
function foldWithOrigins(text: string): { folded: string; origins: Origin[] } {
  let folded = ''
  const origins: Origin[] = []
  for (const { segment, index } of clusters.segment(text)) {
    const origin = { start: index, end: index + segment.length }
    const letters = searchText(segment)
    // Signs between words are one space, as searchText has it; before the first word they are nothing.
    const piece = letters === '' ? (isInvisible(segment) || folded === '' || folded.endsWith(' ') ? '' : ' ') : letters
    folded += piece
    for (let at = 0; at < piece.length; at++) origins.push(origin)
  }
  return { folded, origins }
}

/** Has no look of its own and parts no words. */
function isInvisible(segment: string): boolean {
  return searchText(`a${segment}a`) === 'aa'
}
