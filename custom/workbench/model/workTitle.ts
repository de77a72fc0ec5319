import { isObject, sameJson } from '#contract/rules/diff/json.ts'
import {
  confirmTranslation,
  markTyped,
  SOURCE_MARK,
  statusIn,
  withStatus,
  type TranslationStatus,
} from '#contract/rules/translations/translations.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { Status } from '#contract/values/status.ts'
import { withText } from '#kit/forms/widgets/localizedTexts/localizedEntry.ts'

/** One localized field of a type, as a line under each of its titles. */
export type WorkField = {
  /** Its property at the top of a record. */
  path: string
  label: string
  /** A text of several lines. */
  isLong: boolean
  /** Characters as people count them, that the form asks for. */
  max: number | undefined
  /** Code points, beyond which the server refuses the text. */
  hard: number | undefined
  /** Its entries can hold what they were translated from. */
  tracked: boolean
  /** Its entries can hold how far they are. */
  staged: boolean
}

/** The text of one language as the wire has it, with whatever else its entry holds. */
export type TextEntry = { lang: string; n: string; [more: string]: unknown }
/** Lists of a title by the paths of their fields. */
export type WorkTexts = Readonly<Record<string, readonly TextEntry[]>>

/** A live hold of somebody on a title, as its row in a list has it. */
type LockOfRow = { uid: string; name: string; until: string }

/** A title as it is worked on: what the server has, and what stands here. */
export type WorkTitle = {
  id: string
  cty: string
  rev: number
  /** Version number. */
  n: number
  st: Status
  ut: string
  by: string
  lock: LockOfRow | undefined
  base: WorkTexts
  now: WorkTexts
  /** Cells in which somebody else saved another text meanwhile, by `cellKey`. */
  met: ReadonlySet<string>
  /** Why its last save was refused, as an error of a call or of a job's item. */
  refused: unknown
}

/** A cell within its title. */
export type CellAt = { path: string; lang: string }
export const cellKey = ({ path, lang }: CellAt): string => `${path}.${lang}`

const NO_ENTRIES: readonly TextEntry[] = []

export function entryAt(texts: WorkTexts, { path, lang }: CellAt): TextEntry | undefined {
  return (texts[path] ?? NO_ENTRIES).find((entry) => entry.lang === lang)
}

export function textAt(texts: WorkTexts, cell: CellAt): string {
  return entryAt(texts, cell)?.n ?? ''
}

/** Only entries of the expected shape are worked on: what else a list holds would be lost, so its field is left out. */
export function textsOf(record: Readonly<Record<string, unknown>>, paths: readonly string[]): WorkTexts {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const list = record[path] ?? []
      return Array.isArray(list) && list.every(isTextEntry) ? [[path, list]] : []
    }),
  )
}

function isTextEntry(entry: unknown): entry is TextEntry {
  return isObject(entry) && typeof entry.lang === 'string' && typeof entry.n === 'string'
}

/** The list after a text was typed: it is up to date with its source now, and other languages know if that has changed. */
export function typedInto(texts: WorkTexts, { path, tracked }: WorkField, lang: string, text: string): WorkTexts {
  const before = texts[path] ?? NO_ENTRIES
  const after = (withText(before, lang, text) ?? []) as TextEntry[]
  return withList(texts, path, tracked ? (markTyped(before, after, lang) as TextEntry[]) : after)
}

/** The list after somebody found a translation still right. */
export function confirmedIn(texts: WorkTexts, { path }: WorkField, lang: string): WorkTexts {
  return withList(texts, path, confirmTranslation(texts[path] ?? NO_ENTRIES, lang) as TextEntry[])
}

/** How far people say a translation is; undefined where nobody has said, or there is none. */
export function statusAt(texts: WorkTexts, cell: CellAt): TranslationStatus | undefined {
  const entry = entryAt(texts, cell)
  return entry && statusIn(entry)
}

/** The list after somebody said how far a translation is. */
export function statedIn(texts: WorkTexts, cell: CellAt, status: TranslationStatus | undefined): WorkTexts {
  const entry = entryAt(texts, cell)
  return entry && cell.lang !== SOURCE ? withEntry(texts, cell, withStatus(entry, status)) : texts
}

/** The list with this very entry of a language, or without one. */
export function withEntry(texts: WorkTexts, { path, lang }: CellAt, entry: TextEntry | undefined): WorkTexts {
  const placed = (withText(texts[path] ?? NO_ENTRIES, lang, entry?.n ?? '') ?? []) as TextEntry[]
  return withList(
    texts,
    path,
    entry ? placed.map((one) => (one.lang === lang ? entry : one)) : placed.filter((one) => one.lang !== lang),
  )
}

function withList(texts: WorkTexts, path: string, list: readonly TextEntry[]): WorkTexts {
  return sameJson(list, texts[path] ?? NO_ENTRIES) ? texts : { ...texts, [path]: list }
}

/** Cells in which two states of a title differ, in marks of their source too. */
export function differingCells(one: WorkTexts, other: WorkTexts): CellAt[] {
  if (one === other) return []
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((path) => {
    if (one[path] === other[path]) return []
    const langs = new Set([...(one[path] ?? []), ...(other[path] ?? [])].map(({ lang }) => lang))
    return [...langs]
      .map((lang) => ({ path, lang }))
      .filter((cell) => !sameJson(entryAt(one, cell), entryAt(other, cell)))
  })
}

/** Whether a cell holds another text, or another word on its source, than the server has. */
export function isChanged({ base, now }: WorkTitle, cell: CellAt): boolean {
  return !sameJson(entryAt(base, cell), entryAt(now, cell))
}

/** The mark that a translation made from this source text would get; for what comes from a file. */
export function withSourceMark(texts: WorkTexts, cell: CellAt, mark: string): WorkTexts {
  const entry = entryAt(texts, cell)
  return entry && mark !== '' ? withEntry(texts, cell, { ...entry, [SOURCE_MARK]: mark }) : texts
}

/** The language that texts are written in first: the first column. */
export const SOURCE: string = LANGUAGES[0] ?? 'en'
