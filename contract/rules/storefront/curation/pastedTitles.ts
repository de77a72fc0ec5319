import { ENTRY_ITEMS } from '#contract/values/storefront.ts'
import type { Chosen } from './entry.ts'

/** What became of the lines that somebody pasted: ids or titles, one a line or between semicolons or tabs. */
export type PasteReport = {
  taken: readonly Chosen[]
  /** Lines that name no title, and those that name several: which one was meant is for a person to say. */
  unknown: readonly string[]
  ambiguous: readonly { text: string; titles: readonly Chosen[] }[]
  /** Lines that name what the rail, or an earlier line, has already. */
  repeated: readonly string[]
  /** Lines for whose titles the rail has no room. */
  beyond: readonly string[]
}

/** The texts of a paste: trimmed, without quotes and empty lines. */
export function pastedTexts(text: string): string[] {
  return text
    .split(/[\r\n\t;]+/u)
    .map((line) => line.trim().replace(/^(["'])(.*)\1$/u, '$2'))
    .filter((line) => line !== '')
}

/** Matches what was pasted with the catalogue's answer; `find` gives the titles that an id or a name means. */
export function readPaste(
  texts: readonly string[],
  has: ReadonlySet<string>,
  find: (text: string) => readonly Chosen[],
): PasteReport {
  const known = new Set(has)
  const taken: Chosen[] = []
  const unknown: string[] = []
  const repeated: string[] = []
  const beyond: string[] = []
  const ambiguous: { text: string; titles: readonly Chosen[] }[] = []
  for (const text of texts) {
    const titles = find(text)
    const [title] = titles
    if (!title) unknown.push(text)
    else if (titles.length > 1) ambiguous.push({ text, titles })
    else if (known.has(title.id)) repeated.push(text)
    else if (known.size >= ENTRY_ITEMS) beyond.push(text)
    else {
      known.add(title.id)
      taken.push(title)
    }
  }
  return { taken, unknown, ambiguous, repeated, beyond }
}
