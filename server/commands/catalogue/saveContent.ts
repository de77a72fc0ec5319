import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { CallContext, Command } from '../../context.ts'
import { changeFor } from '../../decisions/changeFor.ts'
import { nextText, type NextText } from '../../decisions/nextText.ts'
import { stateOf, type Payload } from '../../stores/documents/documentFacts.ts'
import type { Decide } from '../../stores/documents/documentChange.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { withKnownParent } from '../series/refuseParent.ts'
import { confirmedIn, sentStatus } from './sentVerb.ts'
import { knownType } from './knownType.ts'
import { productsToName } from './productsToName.ts'

/** Everything that is sent as a status: save, submit, approve, publish, unpublish, archive, delete, restore, purge. */
export const saveContent: Command<'saveContent'> = (context, { params, query, body }) =>
  saveRecord(context, { type: knownType(context, params.type), id: params.id, query, body })

type Save = Pick<Parameters<typeof saveContent>[1], 'query' | 'body'> & {
  type: TypeDocument
  id: string
  /** What a type's own rules make of the next text: pure, and may be asked again. */
  derive?: (next: NextText | undefined, stored: Payload) => NextText | undefined
}

const MAY_ASK_AGAIN = { mayAskAgain: true } as const

/** The save of one record, of whatever type. */
export async function saveRecord(context: CallContext, { type, id, query, body, derive }: Save) {
  const st = sentStatus(body)
  const approval = query.approval === 'true'
  const asked = { formVersion: query.schema, products: await productsToName(context) }
  const text = async (stored: Payload) => {
    const next = await nextText(context, type, body, stored, asked)
    return derive ? derive(next, stored) : next
  }
  const confirmed = confirmedIn(query.confirm)
  const written = await withKnownParent(context, type, id, (refuseNew) => {
    const decide: Decide = async (facts) => {
      const decided = verbOf(st, stateOf(facts), { approval })
      if ('refusal' in decided) throw new DomainError(decided.refusal)
      const change = await changeFor(context, type, facts, { verb: decided.verb, text, confirmed })
      const stored = (facts.draft ?? facts.published)?.payload
      refuseNew(change.next?.payload, stored)
      return change
    }
    return context.services.documents.write(context, catalogKind(type), id, Object.assign(decide, MAY_ASK_AGAIN))
  })
  return { json: written.json, rev: written.rev }
}
