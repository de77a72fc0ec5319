import { termRanges, wordRanges } from './termRanges.ts'

/** A run of a text; `isMatch` where the term stands. */
type MarkedPart = { text: string; isMatch: boolean }

/**
 * A text taken apart where a term stands in it, as search compares them: in any script, case and accents ignored.
 * 'Amélie' and 'mel' are 'A', 'mél' (match), 'ie'. The whole term counts; where it stands nowhere, each of its words
 * does. Parts joined are the text.
 */
export function markMatches(text: string, term: string): MarkedPart[] {
  const whole = termRanges(text, term)
  const parts: MarkedPart[] = []
  let done = 0
  for (const [from, to] of whole.length > 0 ? whole : wordRanges(text, term)) {
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
