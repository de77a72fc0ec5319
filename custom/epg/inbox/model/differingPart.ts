/** A text in three parts: what it has in common with another one around what is its own. */
type TextParts = readonly [before: string, own: string, after: string]

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * What of a text differs from another one, cut between letters as readers see them. 'First Man Out (S3)' beside
 * 'First Man Out' is ['First Man Out', ' (S3)', ''].
 */
export function differingPart(text: string, other: string): TextParts {
  const [own, beside] = [lettersOf(text), lettersOf(other)]
  const most = Math.min(own.length, beside.length)
  let start = 0
  while (start < most && own[start] === beside[start]) start += 1
  let end = 0
  while (end < most - start && own.at(-1 - end) === beside.at(-1 - end)) end += 1
  const cut = own.length - end
  return [own.slice(0, start).join(''), own.slice(start, cut).join(''), own.slice(cut).join('')]
}
