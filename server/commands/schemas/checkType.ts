import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeCheck } from '#contract/registry/typeRecord.ts'
import type { Command } from '../../context.ts'
import { checkTypeDocument } from '../../types/checkTypeDocument.ts'
import { invalidUnder } from './checkedType.ts'
import { documentIn } from './typeRecord.ts'

/** Somebody is typing and waits for what is wrong: a lower bound comes sooner. */
const LIMIT_MS = 3_000

/** What saving this document would say, without saving it: nothing is counted for one that could not serve. */
export const checkType: Command<'checkType'> = async (context, { params, body }) => {
  const given = documentIn(body)
  const { document = given as TypeDocument, problems, notes } = await checkTypeDocument(given)
  // A sample that no longer fits says nothing about the schema itself.
  const isUnfit = problems.some(({ field }) => !field.startsWith('/sample'))
  const counted = isUnfit
    ? { invalidCount: 0, looked: 0, atLeast: false, examples: [] }
    : await invalidUnder(context, params.type, document, LIMIT_MS)
  return { data: { problems, notes, ...counted } satisfies TypeCheck }
}
