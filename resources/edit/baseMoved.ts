import type { Verb } from '#contract/rules/actions/verbs.ts'
import { withValue } from '#contract/rules/diff/pointer.ts'
import type { ContentRecord, FieldChange } from '#contract/schemas/contentRecord.ts'
import type { Question, StaleSave } from '#kit/record/editor/editorState.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'

/** The published version is no longer the one that the draft was started from (design 9 (6)). */
export type BaseMoved = { verb: Verb; n: number | undefined; changed: readonly FieldChange[] }

export function baseMovedOf(question: Question<Verb> | undefined): BaseMoved | undefined {
  if (question?.code !== 'baseMoved') return undefined
  const { n, changed = [] } = (question.data ?? {}) as { n?: number; changed?: FieldChange[] }
  return { verb: question.verb, n, changed }
}

/** What the published version gained since the draft was started, as a merge with the draft instead of undoing it. */
export function mergeWithPublished(
  mine: Values,
  moved: BaseMoved,
  record: ContentRecord,
): StaleSave<ContentRecord, Verb> {
  const at = (side: 'before' | 'after') =>
    moved.changed.reduce<unknown>((values, change) => withValue(values, change.field, change[side]), mine) as Values
  const merge = mergeSaves(at('before'), mine, at('after'))
  const { verb, n } = moved
  const stale = { theirs: record, n: record.n, by: '', at: '', verb, merge, confirm: ['baseMoved'] }
  return n === undefined ? stale : { ...stale, published: n }
}
