import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { CLOSING_VERBS, WRITING_VERBS, verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import type { STORE_HEAD } from '#contract/schemas/storefront/container.ts'
import type { Static, TObject } from 'typebox'

/** What every record that has no type document brings beside its own fields. */
export type DocumentRecord = Static<TObject<typeof STORE_HEAD>>

/** Verbs of a kind without a type document. */
export const DOCUMENT_VERBS = {
  save: 'saveDraft',
  writing: WRITING_VERBS,
  strict: WRITING_VERBS.filter((verb) => verbRow(verb).publishes),
  replacing: [],
  closing: CLOSING_VERBS,
} as const

type Head = Pick<DocumentRecord, 'id' | 'rev' | 'st' | 'sides' | 'uu' | 'ut'>

/** What such records are known by; their version's number stands in their sides, `n` is their name. */
export function headOfDocument({ id, rev = 0, sides, uu = '', ut = '' }: Head) {
  return { id, rev, n: editedSide({ sides })?.n ?? 0, by: uu, at: ut }
}

/** The side that is edited: what is not published, else what is. */
export function editedSide({ sides = [] }: Pick<Head, 'sides'>) {
  return sides.find(({ st }) => st !== 'published') ?? sides[0]
}

export function stateOf({ st = 'draft', sides }: Pick<Head, 'st' | 'sides'>) {
  return documentStateOf({ st, ...(sides && { sides }) })
}

/** The query of a verb: what was answered with yes, and whether it approves at once. */
export function verbWords(verb: Verb, confirm: readonly string[]) {
  return { confirm: confirm.join(','), approval: verb === 'submitAndApprove' ? ('true' as const) : undefined }
}
