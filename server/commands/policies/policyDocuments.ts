import type { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { AttributeSource } from '#contract/values/policy.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../../context.ts'
import { documentChange, type DocumentWrite } from '../../decisions/documentChange.ts'
import type { DocumentFacts, Payload } from '../../stores/documents/documentFacts.ts'
import { productsOf } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { policiesInForce } from './policiesInForce.ts'
import { caseFacts } from './policyCases.ts'
import { attributeText, policyText } from './policyPayload.ts'
import { refuseAttributeInvalid, refusePolicyInvalid } from './refusePolicyInvalid.ts'

type Input = PolicyInput | AttributeInput
type VerbWords = { confirm?: string; approval?: 'true' | 'false' }

/** A new policy or attribute, in the selected product (design 9 (13)). */
export async function createPolicyDocument(context: CallContext, kind: DocumentKind, body: Input): Promise<Written> {
  const { product } = context
  if (product === undefined) throw new DomainError('productMissing')
  const sent = { ...body, prd: [...new Set([...(body.prd ?? []), product])] }
  await refuseTaken(context, kind, sent.n, { products: sent.prd, except: undefined })
  const change = await changeWith(context, kind, { sent, was: {} }, { approval: false, confirmed: [] })
  return context.services.documents.create(context, kind, change(undefined))
}

/** Everything that is sent as a status; what is still used is not deleted, and an attribute in use keeps what it is. */
export async function savePolicyDocument(
  context: CallContext,
  kind: DocumentKind,
  { key, body, query }: { key: string; body: Input; query: VerbWords },
): Promise<Written> {
  const { documents } = context.services
  const found = await readPolicyDocument(context, kind, key)
  const was = JSON.parse(found.json) as Payload
  const st = sentStatus(body)
  if (st === 'deleted' || st === 'purged' || changesWhatItIs(kind, was, body)) {
    const uses = await usesOf(context, kind, found.id, was)
    if (uses.length > 0) throw new DomainError('inUse', { data: uses.slice(0, DEFAULT_PAGE_SIZE) })
  }
  const n = body.n ?? (typeof was.n === 'string' ? was.n : undefined)
  if (st !== 'deleted' && st !== 'purged' && st !== 'archived')
    await refuseTaken(context, kind, n, { products: body.prd ?? productsOf(was), except: found.id })
  const change = await changeWith(
    context,
    kind,
    { sent: body, was },
    {
      approval: query.approval === 'true',
      confirmed: confirmedIn(query.confirm),
    },
  )
  return documents.write(context, kind, found.id, change)
}

/** By its id or the key of any of its versions (calls.md section 18). */
export async function readPolicyDocument(context: CallContext, kind: DocumentKind, key: string) {
  const [found] = await context.services.documents.readByKeys(context, [kind], [key])
  if (!found) throw new DomainError('notFound')
  return found
}

async function changeWith(
  context: CallContext,
  kind: DocumentKind,
  { sent: body, was }: { sent: Input; was: Payload },
  words: Pick<DocumentWrite, 'approval' | 'confirmed'>,
) {
  const [products, sources, cases] = await Promise.all([
    productsToName(context),
    sourcesFor(context, kind),
    // A verb without text publishes what is stored.
    caseFacts(context, [was, { ...body }]),
  ])
  const textOf = kind === POLICY_KIND ? policyText : attributeText
  return (facts: DocumentFacts | undefined) =>
    documentChange(context, kind, facts, {
      ...words,
      st: sentStatus(body),
      textOver: (stored) => textOf({ ...body }, { actor: context.actor, products, sources, stored }),
      refuseInvalid: (payload, publishes) =>
        kind === POLICY_KIND
          ? refusePolicyInvalid(context, payload, { publishes, cases })
          : refuseAttributeInvalid(context, payload),
    })
}

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
async function usesOf(context: CallContext, kind: DocumentKind, id: string, was: Payload) {
  const { storefronts, policies } = context.services
  if (kind === POLICY_KIND) return storefronts.usesOf(context, id)
  return policies.usesOfAttribute(context, typeof was.n === 'string' ? was.n : '')
}

/** A page of them. */
export async function policyUses(
  context: CallContext,
  kind: DocumentKind,
  key: string,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Promise<Answer<StorefrontUse[]>> {
  const found = await readPolicyDocument(context, kind, key)
  const uses: StorefrontUse[] = await usesOf(context, kind, found.id, JSON.parse(found.json) as Payload)
  const from = (pageNumber - 1) * pageSize
  return { data: uses.slice(from, from + pageSize), page: { count: uses.length } }
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
