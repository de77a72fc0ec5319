import type { AdAttributeInput, AdTagInput, AdUse, LoadPolicyInput } from '#contract/schemas/ads.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import { documentChange, type DocumentWrite } from '../../decisions/documentChange.ts'
import { productsOf, type DocumentFacts, type Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { AD_ATTRIBUTE_KIND, AD_TAG_KIND } from '../../stores/ads/adKinds.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { adText, refuseAdInvalid } from './adPayload.ts'

type Input = AdTagInput | AdAttributeInput | LoadPolicyInput
type VerbWords = { confirm?: string; approval?: 'true' | 'false' }

/** A new one of a kind, in the selected product (design 9 (13)). */
export async function createAd(context: CallContext, kind: DocumentKind, body: Input): Promise<Written> {
  const { product, services } = context
  if (product === undefined) throw new DomainError('productMissing')
  const sent = { ...body, prd: [...new Set([...(body.prd ?? []), product])] }
  await refuseTaken(context, kind, sent.n, { products: sent.prd, except: undefined })
  const change = await changeWith(context, kind, sent, { approval: false, confirmed: [] })
  return services.documents.create(context, kind, change(undefined))
}

/** Everything that is sent as a status; what is still used is not deleted, and an attribute in use keeps its name. */
export async function saveAd(
  context: CallContext,
  kind: DocumentKind,
  { id, body, query }: { id: string; body: Input; query: VerbWords },
): Promise<Written> {
  const found = await readAd(context, kind, id)
  const was = JSON.parse(found.json) as Payload
  const st = sentStatus(body)
  const isGoing = st === 'deleted' || st === 'purged'
  const isRenamed = kind === AD_ATTRIBUTE_KIND && body.n !== undefined && body.n.trim() !== was.n
  if (isGoing || isRenamed) {
    const uses = await usesOf(context, kind, found.id, was)
    if (uses.length > 0) throw new DomainError('inUse', { data: uses.slice(0, DEFAULT_PAGE_SIZE) })
  }
  if (!isGoing && st !== 'archived') {
    const n = body.n ?? (typeof was.n === 'string' ? was.n : undefined)
    await refuseTaken(context, kind, n, { products: body.prd ?? productsOf(was), except: found.id })
  }
  const words = { approval: query.approval === 'true', confirmed: confirmedIn(query.confirm) }
  return context.services.documents.write(context, kind, found.id, await changeWith(context, kind, body, words))
}

/** By its id or the key of any of its versions. */
export async function readAd(context: CallContext, kind: DocumentKind, key: string) {
  const [found] = await context.services.documents.readByKeys(context, [kind], [key])
  if (!found) throw new DomainError('notFound')
  return found
}

/** A page of what names it, or counts against it. */
export async function adUses(
  context: CallContext,
  kind: DocumentKind,
  id: string,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Promise<Answer<AdUse[]>> {
  const found = await readAd(context, kind, id)
  const uses = await usesOf(context, kind, found.id, JSON.parse(found.json) as Payload)
  const from = (pageNumber - 1) * pageSize
  return { data: uses.slice(from, from + pageSize), page: { count: uses.length } }
}

async function usesOf(context: CallContext, kind: DocumentKind, id: string, was: Payload): Promise<AdUse[]> {
  const { ads } = context.services
  if (kind === AD_TAG_KIND) return ads.usesOfTag(context, id)
  if (kind === AD_ATTRIBUTE_KIND) return ads.usesOfAttribute(context, typeof was.n === 'string' ? was.n : '')
  // Schedules count against what is in force alone.
  const inForce = await ads.loadInForce(context)
  return inForce.some((policy) => policy.id === id) ? ads.channelsOf(context, productsOf(was)) : []
}

async function changeWith(
  context: CallContext,
  kind: DocumentKind,
  body: Input,
  words: Pick<DocumentWrite, 'approval' | 'confirmed'>,
) {
  const products = await productsToName(context)
  const { actor } = context
  return (facts: DocumentFacts | undefined) =>
    documentChange(context, kind, facts, {
      ...words,
      st: sentStatus(body),
      textOver: (stored) => adText(kind, { ...body }, { actor, products, stored }),
      refuseInvalid: (payload, publishes) => refuseAdInvalid(kind, payload, { publishes, actor }),
    })
}

async function refuseTaken(
  { services }: CallContext,
  kind: DocumentKind,
  name: string | undefined,
  where: { products: readonly string[]; except: string | undefined },
): Promise<void> {
  if (name === undefined || name.trim() === '') return
  if (await services.policies.isNameTaken(kind, name.trim(), where)) throw new DomainError('nameTaken', { field: '/n' })
}
