import type { AdAttributeInput, AdTagInput, AdUse, LoadPolicyInput } from '#contract/schemas/ads.ts'
import type { CallContext } from '../../context.ts'
import { documentChange } from '../../decisions/documentChange.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { AD_ATTRIBUTE_KIND, AD_TAG_KIND } from '../../stores/ads/adKinds.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { sentStatus } from '../catalogue/sentVerb.ts'
import { namedDocuments } from '../namedDocuments.ts'
import { adText, refuseAdInvalid } from './adPayload.ts'

type Input = AdTagInput | AdAttributeInput | LoadPolicyInput

/** Tags, attributes and load policies; an attribute in use keeps its name. */
export const adDocuments = namedDocuments<Input, AdUse>({
  usesOf,
  isHeld: (kind, was, { n }) => kind === AD_ATTRIBUTE_KIND && n !== undefined && n.trim() !== was.n,
  async change(context, kind, { sent }, words) {
    const products = await productsToName(context)
    const { actor } = context
    return (facts) =>
      documentChange(context, kind, facts, {
        ...words,
        st: sentStatus(sent),
        textOver: (stored) => adText(kind, { ...sent }, { actor, products, stored }),
        refuseInvalid: (payload, publishes) => refuseAdInvalid(kind, payload, { publishes, actor }),
      })
  },
})

async function usesOf(context: CallContext, kind: DocumentKind, id: string, was: Payload): Promise<AdUse[]> {
  const { ads } = context.services
  if (kind === AD_TAG_KIND) return ads.usesOfTag(context, id)
  if (kind === AD_ATTRIBUTE_KIND) return ads.usesOfAttribute(context, typeof was.n === 'string' ? was.n : '')
  // Schedules count against what is in force alone.
  const inForce = await ads.loadInForce(context)
  return inForce.some((policy) => policy.id === id) ? ads.channelsOf(context, productsOf(was)) : []
}
