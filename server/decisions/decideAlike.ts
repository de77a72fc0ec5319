import { whyNot } from '#contract/rules/actions/whyNot.ts'
import { alikeFields } from '#contract/rules/bulk/alikeFields.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { AlikeChange } from '../stores/documents/many/alike/writeAlike.ts'
import { uniqueOf } from '../stores/documents/uniqueSteps.ts'
import { fieldsAfter, type BulkPlan } from './decideBulk.ts'
import type { TextCaller } from './nextText.ts'
import { findTextProblems } from './textProblems.ts'

/**
 * What a change set makes of every sound title that is a draft or published, decided once for all of them; undefined
 * where they have to be decided about one by one, be it to be told why they are refused.
 */
export async function decideAlike(caller: TextCaller, plan: BulkPlan): Promise<AlikeChange | undefined> {
  const { type, changes } = plan
  const names = alikeFields(changes, type)
  if (!names || uniqueOf(catalogKind(type)) !== 'plain' || !mayEdit(caller, plan)) return undefined
  const { payload: text } = await fieldsAfter(caller, plan, {}, new Set(names))
  const { large, broken } = await findTextProblems({ type, payload: text })
  const problems = await caller.services.types.validate(type.type, text, 'shape')
  return large === undefined && broken.length === 0 && problems.length === 0 ? { names, text } : undefined
}

/** Whatever the lock says: the write itself asks that. */
function mayEdit({ actor }: TextCaller, { type }: BulkPlan): boolean {
  const states = [
    { state: 'live', draft: 'draft', published: false },
    { state: 'live', draft: 'draft', published: true },
    { state: 'live', published: true },
  ] as const
  return states.every((state) => whyNot('saveDraft', { state, now: 0, changes: true }, actor, type) === undefined)
}
