import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { lockFactOf } from '#contract/rules/actions/lockRefuses.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { lockRefusal } from '#contract/wire/lockRefusal.ts'
import type { CallContext } from '../context.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { withoutWords } from '../stores/locks/lockState.ts'

/**
 * Throws what would keep a job from doing a verb now, so that whoever asks for it hears at once and not by a failed
 * job. The job itself looks again when it writes. Answers the record as it is.
 */
export async function refuseNow(
  context: CallContext,
  type: TypeDocument,
  id: string,
  verb: Verb,
): Promise<ContentRecord> {
  const { actor, tab, lockNumber, services } = context
  const kind = catalogKind(type)
  const record = JSON.parse((await services.documents.read(context, kind, id)).json) as ContentRecord
  const lock = await services.locks.status({ urn: kind.urn, id })
  const facts = { state: documentStateOf(record), now: services.now(), lock: lockFactOf(lock), tab, lockNumber }
  const reason = whyNot(verb, { ...facts, changes: true, confirmed: ['replaceDraft'] }, actor, type)
  if (reason === 'locked') throw lockRefusal(withoutWords(lock, actor.uid), actor.uid)
  if (reason) throw new DomainError(reason)
  return record
}
