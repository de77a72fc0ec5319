import { isToDo, titleFacts } from './cellFacts.ts'
import type { Place } from './gridPlace.ts'
import type { Sheet } from './pastedBlock.ts'
import { differingCells, SOURCE, type WorkTitle } from './workTitle.ts'

/** What the sheet is narrowed to: every title, or those with a cell that stands so. */
export const SHOWN = ['all', 'toDo', 'missing', 'stale', 'long', 'draft', 'review', 'final', 'unsaved'] as const
export type Shown = (typeof SHOWN)[number]

/** Whether a title is shown under a narrowing, by the fields and languages that are shown. */
export function isShown(title: WorkTitle, shown: Shown, { fields, languages }: Omit<Sheet, 'titles'>): boolean {
  if (shown === 'all') return true
  if (shown === 'unsaved') return differingCells(title.base, title.now).length > 0
  const facts = titleFacts(title, fields, languages)
  return languages.some(
    (lang) => lang !== SOURCE && facts[lang]?.some((state) => (shown === 'toDo' ? isToDo(state) : state === shown)),
  )
}

/** The next cell behind a place in which there is something to do, around the end and back to the first. */
export function nextToDo({ titles, fields, languages }: Sheet, from: Place, by: 1 | -1): Place | undefined {
  const [lines, columns] = [titles.length * fields.length, languages.length]
  const all = lines * columns
  const start = from.line * columns + from.column
  for (let step = 1; step <= all; step++) {
    const at = (((start + by * step) % all) + all) % all
    const [line, column] = [Math.floor(at / columns), at % columns]
    const title = titles[Math.floor(line / fields.length)]
    const lang = languages[column]
    if (!title || lang === undefined || lang === SOURCE) continue
    const state = titleFacts(title, fields, languages)[lang]?.[line % fields.length]
    if (state && isToDo(state)) return { line, column }
  }
  return undefined
}
