import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { changeFor } from '../../decisions/changeFor.ts'
import { stateOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import { POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { caseFacts } from '../policies/policyCases.ts'
import { refusePolicyInvalid } from '../policies/refusePolicyInvalid.ts'
import { documentChange, type DocumentWrite } from '../../decisions/documentChange.ts'
import { STORE_KINDS } from '../../stores/storefront/storeKinds.ts'
import { storeChange } from '../storefronts/storeChange.ts'

/** Publishes a document as it stands, of whatever kind, or throws what keeps the caller from it. */
export async function publishChange(
  context: CallContext,
  kind: DocumentKind,
  facts: DocumentFacts,
  confirmed: readonly Confirmation[],
): Promise<Change> {
  if (STORE_KINDS.includes(kind))
    return storeChange(context, kind, facts, { st: 'published', approval: false, confirmed, textOver: () => undefined })
  if (kind === POLICY_KIND) {
    const cases = await caseFacts(context, [(facts.draft ?? facts.published)?.payload ?? {}])
    const refuseInvalid: DocumentWrite['refuseInvalid'] = (payload, publishes) =>
      refusePolicyInvalid(context, payload, { publishes, cases })
    const asItStands = { st: 'published', approval: false, textOver: () => undefined } as const
    return documentChange(context, kind, facts, { ...asItStands, confirmed, refuseInvalid })
  }
  const type = context.services.types.get(kind.type.type)
  if (!type) throw new DomainError('notFound')
  const decided = verbOf('published', stateOf(facts))
  if ('refusal' in decided) throw new DomainError(decided.refusal)
  return changeFor(context, type, facts, { verb: decided.verb, text: () => Promise.resolve(undefined), confirmed })
}
