import type { SearchHit } from '#contract/schemas/search.ts'
import { namesOf, titleOf } from '#contract/schemas/readers.ts'
import { searchText } from '#contract/rules/searchText.ts'

export type Line = { text: string; lang?: string | undefined }
/** `below` says what the title does not: where the term stands, else the name in another language. */
type HitWords = { title: Line; below: (Line & { field?: string }) | undefined }

/** A hit in two lines, the title in the language of the interface where there is one. */
export function hitWords(hit: SearchHit, language: string, term: string): HitWords {
  const text = titleOf(hit, language)
  const names = namesOf(hit)
  const title = { text, lang: names.find(({ n }) => n === text)?.lang }
  const { matched } = hit
  if (matched && !(matched.field === 'lon' && holds(text, term)))
    return { title, below: { text: matched.text, lang: matched.lang, field: matched.field } }
  const other = names.find(({ n }) => n !== text)
  return { title, below: other && { text: other.n, lang: other.lang } }
}

function holds(text: string, term: string): boolean {
  const wanted = searchText(term)
  return wanted !== '' && searchText(text).includes(wanted)
}
