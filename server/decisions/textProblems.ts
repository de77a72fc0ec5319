import { oversize } from '#contract/rules/payload/oversize.ts'
import { recordProblems, type RecordProblem } from '#contract/rules/payload/recordProblems.ts'
import { offloadable } from '../threads/offload.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'

type TextParams = { type: { schema: Readonly<Record<string, unknown>> }; payload: Payload }

/** What no JSON Schema says about a text: where it is too large (see `oversize`), and which rules it breaks. */
export function textProblems({ type, payload }: TextParams): { large?: string | undefined; broken: RecordProblem[] } {
  return { large: oversize(payload), broken: recordProblems(type.schema, payload) }
}

/** The same; a large text is looked through in another thread. */
export const findTextProblems = offloadable(textProblems)
