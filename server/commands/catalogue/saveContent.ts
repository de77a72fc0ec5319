import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, CallInput, Command } from '../../context.ts'
import { stateOf, type DocumentFacts, type VersionFact } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import { refuseRing } from '../series/refuseRing.ts'
import { confirmedIn, refuseVerb, sentStatus } from './decideVerb.ts'
import { knownType } from './knownType.ts'
import { nextText, refuseInvalid, type NextText } from './nextText.ts'
import { productsToName } from './productsToName.ts'

/** Verbs that take a text along; the others move a document as it stands. */
const WRITING: readonly Verb[] = ['saveDraft', 'submit', 'submitAndApprove', 'publish']
const PUBLISHING: readonly Verb[] = ['publish', 'approve', 'submitAndApprove']

/** Everything that is sent as a status: save, submit, approve, publish, unpublish, archive, delete, restore, purge. */
export const saveContent: Command<'saveContent'> = async (context, input) => {
  const type = knownType(context, input.params.type)
  const st = sentStatus(input.body)
  const approval = input.query.approval === 'true'
  await refuseRing(context, type, input.params.id, input.body)
  const products = await productsToName(context)
  const written = await context.services.documents.write(context, catalogKind(type), input.params.id, (facts) => {
    const decided = verbOf(st, stateOf(facts), { approval })
    if ('refusal' in decided) throw new DomainError(decided.refusal)
    return changeFor(context, input, type, facts, { verb: decided.verb, products })
  })
  return { json: written.json, rev: written.rev }
}

function changeFor(
  context: CallContext,
  { body, query }: CallInput<'saveContent'>,
  type: TypeDocument,
  facts: DocumentFacts,
  { verb, products }: { verb: Verb; products: readonly string[] },
): Change {
  const edited: VersionFact | undefined = facts.draft ?? facts.published
  const asked = { formVersion: query.schema, products }
  const text = WRITING.includes(verb) ? nextText(context, type, body, edited?.payload ?? {}, asked) : undefined
  const changes = text !== undefined && !sameJson(text.payload, edited?.payload)
  refuseVerb(context, type, verb, facts, { changes, confirmed: confirmedIn(query.confirm) })

  const payload = text?.payload ?? edited?.payload ?? {}
  if (PUBLISHING.includes(verb)) refuseInvalid(context, type, payload, 'publish')
  else if (text) refuseInvalid(context, type, payload, 'shape')
  return { verb, ...nextOf(type, text, changes, facts, payload), warnings: text?.warnings ?? [] }
}

/** The text goes along where it changes something, or where a version must be opened for it. */
function nextOf(
  type: TypeDocument,
  text: NextText | undefined,
  changes: boolean,
  facts: DocumentFacts,
  payload: VersionFact['payload'],
): Pick<Change, 'next'> {
  const opens = facts.draft === undefined
  if (!text && !opens) return {}
  return changes || opens ? { next: { payload: payload ?? {}, schema: type.schemaVersion } } : {}
}
