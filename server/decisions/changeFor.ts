import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import { isWriting, verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { DocumentFacts, Payload, VersionFact } from '../stores/documents/documentFacts.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { Change } from '../stores/documentStore.ts'
import { refuseVerb } from './refuseVerb.ts'
import { refuseInvalid } from './refuseInvalid.ts'
import { refuseTakenNumber, type NumberCaller } from './refuseTakenNumber.ts'
import { refuseTakenServiceId, type ServiceIdCaller } from './refuseTakenServiceId.ts'
import type { NextText, TextCaller } from './nextText.ts'

type ChangeParams = {
  verb: Verb
  /** What the sender's record makes of the stored one; undefined where only a status was sent. */
  text: (stored: Payload) => Promise<NextText | undefined>
  confirmed: readonly Confirmation[]
}

/** What a sent record and a verb make of a document, or the refusal thrown: one way for saves and for bulk changes. */
export async function changeFor(
  context: NumberCaller & ServiceIdCaller & TextCaller,
  type: TypeDocument,
  facts: DocumentFacts,
  { verb, text: textOver, confirmed }: ChangeParams,
): Promise<Change> {
  const edited: VersionFact | undefined = facts.draft ?? facts.published
  const sent = verbRow(verb).ignoresText ? undefined : await textOver(edited?.payload ?? {})
  const text = isWriting(verb) ? sent : undefined
  const changes = text !== undefined && !sameJson(text.payload, edited?.payload)
  await refuseVerb(context, catalogKind(type), verb, facts, { changes, confirmed })
  if (!text && sent && edits(sent, edited ?? facts.other))
    throw new DomainError(facts.draft ? 'inApproval' : 'wrongStatus')

  const payload = text?.payload ?? edited?.payload ?? {}
  if (verbRow(verb).publishes) await refuseInvalid(context, type, payload, 'publish')
  else if (text) await refuseInvalid(context, type, payload, 'shape')
  await refuseTakenNumber(context, type, facts.id, text?.payload, edited?.payload)
  const replaced = [text && edited?.payload, verbRow(verb).publishes ? facts.published?.payload : undefined]
  const next = text || verbRow(verb).publishes ? payload : undefined
  const guard = await refuseTakenServiceId(context, type, facts.id, next, {
    own: [edited?.payload, facts.published?.payload],
    replaced,
  })
  const sound = text !== undefined || verbRow(verb).publishes === true
  return { verb, ...nextOf(type, text, changes, facts, { payload, sound }), warnings: text?.warnings ?? [], guard }
}

/** Whether a field that was sent differs from the stored one: a verb that would drop it is refused, lest edits get lost. */
function edits({ payload, named }: NextText, stored: VersionFact | undefined): boolean {
  return named.some((name) => !sameJson(payload[name], stored?.payload?.[name]))
}

/** The text goes along where it changes something, or where a version must be opened for it. */
function nextOf(
  type: TypeDocument,
  text: NextText | undefined,
  changes: boolean,
  facts: DocumentFacts,
  judged: { payload: Payload; sound: boolean },
): Pick<Change, 'next'> {
  const opens = facts.draft === undefined
  if (!text && !opens) return {}
  return changes || opens ? { next: { ...judged, schema: type.schemaVersion } } : {}
}
