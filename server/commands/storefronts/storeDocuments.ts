import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { VERSION_PAGE_SIZE, DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { StorePage, StorePageInput } from '#contract/schemas/storefront/storePage.ts'
import type { StoreContainerInput } from '#contract/schemas/storefront/container.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { Answer, CallContext } from '../../context.ts'
import type { DocumentFacts, Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { selectedProduct } from '../selectedProduct.ts'
import { claimNamed, namedIn } from './claimShown.ts'
import { leftBehind, takeAway, type Left } from './leftBehind.ts'
import { ownPictures } from './ownPictures.ts'
import { readStoreDocument } from './readStorePage.ts'
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
  const { actor } = context
  const product = selectedProduct(context)
  if (kind === PAGE_KIND && !('ty' in body && body.ty !== undefined))
    throw new DomainError('invalid', {
      fields: [{ field: '/ty', description: 'Say what it is.', keyword: 'required' }],
    })
  const products = await productsToName(context)
  const sent: Payload = { ...body, prd: [...new Set([...(body.prd ?? []), product])] }
  const changeOf = (text: Payload) =>
    storeChange(context, kind, undefined, {
      st: sentStatus(body),
      approval: false,
      confirmed: [],
      textOver: () => textOf(kind)(text, { actor, products, stored: undefined }),
    })
  const { documents, heldWrites, images, newId } = context.services
  const change = changeOf(sent)
  const id = newId()
  const owned = await ownPictures(context, id, sent)
  const exId = body.ex_id === undefined || body.ex_id === '' ? {} : { exId: body.ex_id }
  const made = { ...(owned === sent ? change : changeOf(owned)), ...exId, id }
  const named = namedIn(kind, body)
  const create = () =>
    named.length === 0
      ? documents.create(context, kind, made)
      : heldWrites.create(context, kind, async (stores) => {
          await claimNamed(context, stores, { kind, named, before: [] })
          return made
        })
  if (owned === sent) return create()
  // Of what is refused, or was made before under the same key, nothing keeps the pictures.
  const written = await create().catch(async (error: unknown) => {
    await images.erase(id)
    throw error
  })
  if ((JSON.parse(written.json) as { id: string }).id !== id) await images.erase(id)
  return written
}

/** Everything that is sent as a status; what something else still shows is not deleted. */
export async function saveStoreDocument(
  context: CallContext,
  kind: DocumentKind,
  { id, body: sent, query }: { id: string; body: StorePageInput | StoreContainerInput; query: VerbWords },
): Promise<Written> {
  const body = await ownPictures(context, id, sent)
  const st = sentStatus(body)
  const products = await productsToName(context)
  const changeOf = (facts: DocumentFacts) =>
    storeChange(context, kind, facts, {
      st,
      approval: query.approval === 'true',
      confirmed: confirmedIn(query.confirm),
      textOver: (stored) => textOf(kind)({ ...body }, { actor: context.actor, products, stored }),
    })
  const { documents, heldWrites } = context.services
  const named = namedIn(kind, body)
  const isGoing = st === 'deleted' || st === 'purged'
  const left = kind === PAGE_KIND && st === 'published' ? await leftByPage(context, id, body) : []
  if (!isGoing && named.length === 0 && left.length === 0) return documents.write(context, kind, id, changeOf)
  return heldWrites.write(context, kind, id, async (facts, stores) => {
    const change = changeOf(facts)
    if (isGoing) {
      await stores.storefronts.hold(context, [id])
      await refuseShown(context, stores, id)
    } else {
      const before = [facts.draft, facts.published, facts.other].flatMap((one) => namedIn(kind, one?.payload ?? {}))
      const going = left.map((one) => one.id)
      await claimNamed(context, stores, { kind, named: [...named, ...going], before: [...before, ...going] })
      await takeAway(context, stores, left)
    }
    return change
  })
}

/** What goes with a page that is published by itself: as it is sent, else as its draft stands. */
async function leftByPage(context: CallContext, id: string, body: StorePageInput): Promise<Left[]> {
  const { ty: _ty, ...sent } = payloadOf({ ...body })
  const text =
    Object.keys(sent).length > 0
      ? body
      : (JSON.parse((await readStoreDocument(context, PAGE_KIND, id, undefined)).json) as StorePage)
  return leftBehind(context, [{ id, text }])
}

/** Where it is shown is told as far as the caller may see it. */
export async function refuseShown(
  context: CallContext,
  { storefronts }: Pick<TransactionStores, 'storefronts'>,
  id: string,
): Promise<void> {
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
