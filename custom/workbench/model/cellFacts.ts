import { staleLanguages } from '#contract/rules/translations/translations.ts'
import { lengthOf } from '#kit/forms/widgets/localizedTexts/localizedEntry.ts'
import { SOURCE, statusAt, textAt, type WorkField, type WorkTitle } from './workTitle.ts'

/**
 * How a translation stands, the worst first: what follows from its text before what people say of it; `done` where they
 * say nothing, `none` where there is nothing to translate.
 */
const CELL_STATES = ['long', 'stale', 'missing', 'draft', 'review', 'done', 'final', 'none'] as const
export type CellState = (typeof CELL_STATES)[number]
/** What is left to do, the worst first. */
export const TO_DO = ['long', 'stale', 'missing', 'draft', 'review'] as const satisfies readonly CellState[]

export const isToDo = (state: CellState): boolean => TO_DO.some((one) => one === state)

export function isTooLong(text: string, max: number | undefined): boolean {
  // No text has more characters than code units: nearly all are decided without counting.
  return max !== undefined && text.length > max && lengthOf(text) > max
}

/** The server would refuse the text: it stays here until it is shorter. */
export function isRefused(text: string, { hard }: WorkField): boolean {
  return hard !== undefined && text.length > hard && [...text].length > hard
}

function stateOf(title: WorkTitle, field: WorkField, lang: string, stale: readonly string[]): CellState {
  const text = textAt(title.now, { path: field.path, lang })
  if (isTooLong(text, field.max) || isRefused(text, field)) return 'long'
  if (text === '') return textAt(title.now, { path: field.path, lang: SOURCE }) === '' ? 'none' : 'missing'
  return stale.includes(lang) ? 'stale' : (statusAt(title.now, { path: field.path, lang }) ?? 'done')
}

/** By language the states of a title's cells, in the order of the fields. */
type TitleFacts = Readonly<Record<string, readonly CellState[]>>

const known = new WeakMap<WorkTitle, { fields: readonly WorkField[]; facts: TitleFacts }>()

/** A title is looked at anew only where it has changed. */
export function titleFacts(title: WorkTitle, fields: readonly WorkField[], languages: readonly string[]): TitleFacts {
  const before = known.get(title)
  if (before?.fields === fields) return before.facts
  const stale = fields.map(({ path }) => staleLanguages(title.now[path]))
  const facts = Object.fromEntries(
    languages.map((lang) => [lang, fields.map((field, at) => stateOf(title, field, lang, stale[at] ?? []))]),
  )
  known.set(title, { fields, facts })
  return facts
}

/** What a language of a title stands as: the worst of its cells. */
export function worstOf(states: readonly CellState[]): CellState {
  return CELL_STATES.find((state) => states.includes(state)) ?? 'none'
}

const NO_STATES: readonly CellState[] = []

/** How many cells of a language stand how. */
export type LanguageCount = Readonly<Record<CellState, number>>

export function countOf(
  titles: readonly WorkTitle[],
  fields: readonly WorkField[],
  languages: readonly string[],
): Readonly<Record<string, LanguageCount>> {
  const counts = Object.fromEntries(
    languages.map((lang) => [
      lang,
      Object.fromEntries(CELL_STATES.map((state) => [state, 0])) as Record<CellState, number>,
    ]),
  )
  for (const title of titles) {
    const facts = titleFacts(title, fields, languages)
    for (const lang of languages) {
      const count = counts[lang]
      for (const state of facts[lang] ?? NO_STATES) if (count) count[state] += 1
    }
  }
  return counts
}

/** Texts that stand, of those that should. */
export function shareOf({ none: _, missing, ...filledBy }: LanguageCount): { filled: number; all: number } {
  const filled = Object.values(filledBy).reduce((sum, count) => sum + count, 0)
  return { filled, all: filled + missing }
}
