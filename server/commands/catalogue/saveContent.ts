import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { changeFor } from '../../decisions/changeFor.ts'
import { nextText } from '../../decisions/nextText.ts'
import { stateOf, type Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { withKnownParent } from '../series/refuseParent.ts'
import { confirmedIn, sentStatus } from './sentVerb.ts'
import { knownType } from './knownType.ts'
import { productsToName } from './productsToName.ts'

/** Everything that is sent as a status: save, submit, approve, publish, unpublish, archive, delete, restore, purge. */
export const saveContent: Command<'saveContent'> = async (context, { params, query, body }) => {
  const type = knownType(context, params.type)
  const st = sentStatus(body)
  const approval = query.approval === 'true'
  const asked = { formVersion: query.schema, products: await productsToName(context) }
  const text = (stored: Payload) => nextText(context, type, body, stored, asked)
  const confirmed = confirmedIn(query.confirm)
  const written = await withKnownParent(context, type, params.id, (refuseNew) =>
    context.services.documents.write(context, catalogKind(type), params.id, async (facts) => {
      const decided = verbOf(st, stateOf(facts), { approval })
      if ('refusal' in decided) throw new DomainError(decided.refusal)
      const change = await changeFor(context, type, facts, { verb: decided.verb, text, confirmed })
      refuseNew(change.next?.payload, (facts.draft ?? facts.published)?.payload)
      return change
    }),
  )
  return { json: written.json, rev: written.rev }
}
