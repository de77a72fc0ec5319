import type { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { AttributeSource } from '#contract/values/policy.ts'
import type { CallContext } from '../../context.ts'
import { documentChange } from '../../decisions/documentChange.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { sentStatus } from '../catalogue/sentVerb.ts'
import { namedDocuments } from '../namedDocuments.ts'
import { policiesInForce } from './policiesInForce.ts'
import { caseFacts } from './policyCases.ts'
import { attributeText, policyText } from './policyPayload.ts'
import { refuseAttributeInvalid, refusePolicyInvalid } from './refusePolicyInvalid.ts'

type Input = PolicyInput | AttributeInput

/** Policies and attributes; an attribute in use keeps what it is. */
export const policyDocuments = namedDocuments<Input, StorefrontUse>({
  usesOf,
  isHeld: changesWhatItIs,
  async change(context, kind, { sent, was }, words) {
    const [products, sources, cases] = await Promise.all([
      productsToName(context),
      sourcesFor(context, kind),
      // A verb without text publishes what is stored.
      caseFacts(context, [was, { ...sent }]),
    ])
    const textOf = kind === POLICY_KIND ? policyText : attributeText
    return (facts) =>
      documentChange(context, kind, facts, {
        ...words,
        st: sentStatus(sent),
        textOver: (stored) => textOf({ ...sent }, { actor: context.actor, products, sources, stored }),
        refuseInvalid: (payload, publishes) =>
          kind === POLICY_KIND
            ? refusePolicyInvalid(context, payload, { publishes, cases })
            : refuseAttributeInvalid(context, payload),
      })
  },
})

async function sourcesFor(context: CallContext, kind: DocumentKind): Promise<ReadonlyMap<string, AttributeSource>> {
  if (kind !== POLICY_KIND) return new Map()
  const { attributes } = await policiesInForce(context)
  return new Map(attributes.map(({ name, source }) => [name, source]))
}

/** Policies name attributes by name and keep type and source: those stay while somebody does. */
function changesWhatItIs(kind: DocumentKind, was: Payload, body: Input): boolean {
  if (kind === POLICY_KIND || !('type' in body || 'source' in body || 'n' in body)) return false
  const { n, type, source }: AttributeInput = body
  return (
    (n !== undefined && n.trim() !== was.n) ||
    (type !== undefined && type !== was.type) ||
    (source !== undefined && source !== was.source)
  )
}

/** Who names a policy, or an attribute by its name. */
async function usesOf(context: CallContext, kind: DocumentKind, id: string, was: Payload): Promise<StorefrontUse[]> {
  const { storefronts, policies } = context.services
  if (kind === POLICY_KIND) return storefronts.usesOf(context, id)
  return policies.usesOfAttribute(context, typeof was.n === 'string' ? was.n : '')
}
