import { termRanges } from './termRanges.ts'

/** Letters that an excerpt shows. */
const LENGTH = 160
/** Of these, before the term. */
const LEAD = 50
const MORE = '…'

/** A text as a hit shows it: whole where it is short, else cut at words around the term's first place. */
export function excerptOf(text: string, term: string): string {
  if (text.length <= LENGTH) return text
  const [first] = termRanges(text, term)
  const start = wordAt(text, Math.max(0, (first?.[0] ?? 0) - LEAD))
  const end = wordBefore(text, Math.min(text.length, Math.max(start + LENGTH, first?.[1] ?? 0)), first?.[1] ?? 0)
  return `${start > 0 ? MORE : ''}${text.slice(start, end).trim()}${end < text.length ? MORE : ''}`
}

/** The beginning of the word that the place falls into, where that is near; texts without spaces are cut anywhere. */
function wordAt(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.lastIndexOf(' ', at)
  return space >= 0 && at - space < LEAD / 2 ? space + 1 : whole(text, at)
}

function wordBefore(text: string, at: number, least: number): number {
  if (at >= text.length) return text.length
  const space = text.lastIndexOf(' ', at)
  return space > least ? space : whole(text, at)
}

/** Never between the halves of a letter beyond the basic plane. */
function whole(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at
}
