/** Marks what was cut (specification section 9). */
const ELLIPSIS = '...'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Text of at most `length` characters as readers count them, the mark of the cut included: a family emoji or a Tamil
 * syllable is never split. Text that fits stays as it is.
 */
export function truncate(text: string, length: number): string {
  // A character is at least one code unit, so short texts need no counting.
  if (text.length <= length) return text
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  const kept = characters.slice(0, Math.max(0, length - ELLIPSIS.length))
  return kept.join('').trimEnd() + ELLIPSIS
}
