import { sourceMark, type TranslationStatus } from '#contract/rules/translations/translations.ts'
import { isTooLong } from '../model/cellFacts.ts'
import type { CellEdit } from '../model/createWorkbench.ts'
import { statusAt, textAt, SOURCE, type WorkField, type WorkTitle } from '../model/workTitle.ts'

/** A text that a file has for a cell; `source` is what it was translated from, `status` how far it is, where the file says it. */
export type FoundText = {
  id: string
  path: string
  lang: string
  text: string
  source?: string
  status?: TranslationStatus | undefined
}

/** What a file would do, and what of it finds no place. */
export type ImportPlan = {
  edits: readonly CellEdit[]
  fills: number
  replaces: number
  same: number
  /** Texts that stay, and are said to be as far as the file says. */
  states: number
  long: number
  /** Translated from a source text that has changed since. */
  stale: number
  /** Of titles, fields or languages that are not here, or of titles that cannot be saved. */
  stray: readonly FoundText[]
}

type Place = {
  title: (id: string) => WorkTitle | undefined
  fields: readonly WorkField[]
  languages: readonly string[]
  isOff: (title: WorkTitle) => boolean
}

/** An empty text of a file leaves its cell alone: nobody takes a translation away by not having made it. */
export function planImport(
  found: readonly FoundText[],
  { title: titleOf, fields, languages, isOff }: Place,
): ImportPlan {
  const plan = {
    edits: [] as CellEdit[],
    fills: 0,
    replaces: 0,
    same: 0,
    states: 0,
    long: 0,
    stale: 0,
    stray: [] as FoundText[],
  }
  for (const one of found) {
    const { id, path, lang, text, source, status } = one
    if (text === '') continue
    const title = titleOf(id)
    const field = fields.find((each) => each.path === path)
    if (!title || !field || !languages.includes(lang) || title.now[path] === undefined || isOff(title)) {
      plan.stray.push(one)
      continue
    }
    const before = textAt(title.now, { path, lang })
    if (before === text) {
      const isSaid = status === undefined || lang === SOURCE || status === statusAt(title.now, { path, lang })
      plan[isSaid || !field.staged ? 'same' : 'states'] += 1
      if (!isSaid && field.staged) plan.edits.push({ id, path, lang, status })
      continue
    }
    const mark = source === undefined || lang === SOURCE ? undefined : sourceMark(source)
    const isStale = mark !== undefined && mark !== '' && mark !== sourceMark(textAt(title.now, { path, lang: SOURCE }))
    plan.edits.push({ id, path, lang, text, ...(isStale && { mark }), ...(status && { status }) })
    plan[before === '' ? 'fills' : 'replaces'] += 1
    if (isTooLong(text, field.max)) plan.long += 1
    if (isStale) plan.stale += 1
  }
  return plan
}
