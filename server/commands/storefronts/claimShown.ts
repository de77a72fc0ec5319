import type { StorePageInput, TreeContainer } from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { namedBy, shownBy } from './removals.ts'

type Claimed = {
  id: string
  page: Pick<StorePageInput, 'c' | 't'>
  /** The page as it stands. */
  was: Pick<StorePageInput, 'c' | 't'>
  /** Sent with the page: new ones, and such as are held against their revision. */
  sent: readonly { id: string; rev?: number | undefined }[]
  /** All that it shows, as far as the caller may see it. */
  containers: readonly TreeContainer[]
  removed: readonly { id: string }[]
}

/** Ids of what a page shows, or a container names; of any other kind none. */
export function namedIn(kind: DocumentKind, payload: Payload): string[] {
  if (kind === PAGE_KIND) return shownBy(payload)
  return kind === CONTAINER_KIND ? namedBy(payload) : []
}

/**
 * Holds what a page or container names until it is saved by itself, and throws where something that it names for the
 * first time is gone; a page also where it is nothing that the caller sees. What it named before may stay.
 */
export async function claimNamed(
  context: CallContext,
  { storefronts }: Pick<TransactionStores, 'storefronts'>,
  { kind, named, before }: { kind: DocumentKind; named: readonly string[]; before: readonly string[] },
): Promise<void> {
  const { standing, gone } = await storefronts.hold(context, named)
  const known = new Set(before)
  // Among what a container names are titles, too, which are not held.
  const isLost = (id: string) => (kind === PAGE_KIND ? !standing.has(id) : gone.has(id))
  const lost = named.find((id) => isLost(id) && !known.has(id))
  if (lost !== undefined) throw new DomainError('notFound', { data: { id: lost } })
}

/**
 * Holds what a tree shows, names and takes away until it is saved, and throws where another page has a claim on it: what
 * that shows is not removed, and standalone not shown here, too. What is changed, removed, or shown for the first time
 * must be something that the caller sees: a refusal reads alike of what is foreign and of what never was.
 */
export async function claimShown(
  context: CallContext,
  { storefronts }: Pick<TransactionStores, 'storefronts'>,
  { id, page, was, sent, containers, removed }: Claimed,
): Promise<void> {
  const shown = shownBy(page)
  const written = [...sent.filter(({ rev }) => rev !== undefined), ...removed].map((one) => one.id)
  const collections = containers.flatMap(namedBy)
  const { standing, gone } = await storefronts.hold(context, [...shown, ...collections, ...written])
  const known = new Set([...shownBy(was), ...sent.map((one) => one.id)])
  const lost =
    written.find((one) => !standing.has(one) && !gone.has(one)) ??
    shown.find((one) => !known.has(one) && !standing.has(one))
  if (lost !== undefined) throw new DomainError('notFound', { data: { id: lost } })
  const own = containers.filter(({ owner, rev }) => rev !== undefined && owner !== 'reusable')
  const [used] = await storefronts.usedElsewhere(
    [...removed, ...own].map((one) => one.id),
    id,
  )
  if (used !== undefined) throw new DomainError('inUse', { data: { id: used } })
}
