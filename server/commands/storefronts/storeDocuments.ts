import { VERSION_PAGE_SIZE, DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { StorePageInput } from '#contract/schemas/storefront/storePage.ts'
import type { StoreContainerInput } from '#contract/schemas/storefront/container.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { Answer, CallContext } from '../../context.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import type { Decide } from '../../stores/documents/writeDocument.ts'
import { PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { storeChange } from './storeChange.ts'
import { containerText, pageText } from './storePayload.ts'

type Paging = { pageNumber?: number; pageSize?: number }
type VerbWords = { confirm?: string; approval?: 'true' | 'false' }

const textOf = (kind: DocumentKind) => (kind === PAGE_KIND ? pageText : containerText)

/** A new page or container, in the selected product (design 9 (13)). */
export async function createStoreDocument(
  context: CallContext,
  kind: DocumentKind,
  body: StorePageInput | StoreContainerInput,
): Promise<Written> {
  const { product, actor } = context
  if (product === undefined) throw new DomainError('productMissing')
  if (kind === PAGE_KIND && !('ty' in body && body.ty !== undefined))
    throw new DomainError('invalid', {
      fields: [{ field: '/ty', description: 'Say what it is.', keyword: 'required' }],
    })
  const products = await productsToName(context)
  const sent: Payload = { ...body, prd: [...new Set([...(body.prd ?? []), product])] }
  const change = storeChange(context, kind, undefined, {
    st: sentStatus(body),
    approval: false,
    confirmed: [],
    textOver: () => textOf(kind)(sent, { actor, products, stored: undefined }),
  })
  return context.services.documents.create(context, kind, {
    ...change,
    ...(body.ex_id !== undefined && body.ex_id !== '' && { exId: body.ex_id }),
  })
}

/** Everything that is sent as a status; what something else still shows is not deleted. */
export async function saveStoreDocument(
  context: CallContext,
  kind: DocumentKind,
  { id, body, query }: { id: string; body: StorePageInput | StoreContainerInput; query: VerbWords },
): Promise<Written> {
  const st = sentStatus(body)
  const products = await productsToName(context)
  const decide: Decide = (facts) =>
    storeChange(context, kind, facts, {
      st,
      approval: query.approval === 'true',
      confirmed: confirmedIn(query.confirm),
      textOver: (stored) => textOf(kind)({ ...body }, { actor: context.actor, products, stored }),
    })
  const { documents, idempotency } = context.services
  if (st !== 'deleted' && st !== 'purged') return documents.write(context, kind, id, decide)
  return idempotency.once(context, () => async (stores) => {
    await stores.storefronts.hold([id])
    await refuseShown(context, stores, id)
    return stores.documents.write(context, kind, id, decide)
  })
}

/** Where it is shown is told as far as the caller may see it. */
export async function refuseShown(context: CallContext, { storefronts }: TransactionStores, id: string): Promise<void> {
  if (!(await storefronts.isShown(id))) return
  throw new DomainError('inUse', { data: (await storefronts.usesOf(context, id)).slice(0, DEFAULT_PAGE_SIZE) })
}

/** Versions, newest first. None at all is told with the specification's own number (section 8). */
export async function storeVersions(
  context: CallContext,
  kind: DocumentKind,
  id: string,
  { pageNumber = 1, pageSize: limit = VERSION_PAGE_SIZE }: Paging,
): Promise<Answer<VersionEntry[]>> {
  const offset = (pageNumber - 1) * limit
  const { entries, total } = await context.services.documents.listVersions(context, kind, id, { limit, offset })
  if (total === 0 && offset === 0) throw new DomainError('noVersionsCatalogue')
  return { data: entries, page: { count: total } }
}

/** Where a page or container is shown. */
export async function storeUsage(
  context: CallContext,
  id: string,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Paging,
): Promise<Answer<StorefrontUse[]>> {
  const uses = await context.services.storefronts.usesOf(context, id)
  const from = (pageNumber - 1) * pageSize
  return { data: uses.slice(from, from + pageSize), page: { count: uses.length } }
}
