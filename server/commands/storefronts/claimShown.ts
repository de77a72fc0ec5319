import type { StorePageInput, TreeContainer } from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { shownBy } from './removals.ts'

type Claimed = {
  id: string
  page: Pick<StorePageInput, 'c' | 't'>
  /** The page as it stands. */
  was: Pick<StorePageInput, 'c' | 't'>
  /** Sent with the page: new ones, and such as are held against their revision. */
  sent: readonly { id: string }[]
  /** All that it shows, as far as the caller may see it. */
  containers: readonly TreeContainer[]
  removed: readonly { id: string }[]
}

/**
 * Holds what a tree shows, names and takes away until it is saved, and throws where another page has a claim on it: what
 * that shows is not removed, and standalone not shown here, too. What is shown for the first time must not be gone.
 */
export async function claimShown(
  { storefronts }: Pick<TransactionStores, 'storefronts'>,
  { id, page, was, sent, containers, removed }: Claimed,
): Promise<void> {
  const shown = shownBy(page)
  const collections = containers.flatMap(({ i = [] }) => i.flatMap(({ data = [] }) => data.map((one) => one.id)))
  const standing = await storefronts.hold([...shown, ...collections, ...removed.map((one) => one.id)])
  const known = new Set([...shownBy(was), ...sent.map((one) => one.id)])
  const gone = shown.find((one) => !known.has(one) && !standing.has(one))
  if (gone !== undefined) throw new DomainError('notFound', { data: { id: gone } })
  const own = containers.filter(({ owner, rev }) => rev !== undefined && owner !== 'reusable')
  const [used] = await storefronts.usedElsewhere(
    [...removed, ...own].map((one) => one.id),
    id,
  )
  if (used !== undefined) throw new DomainError('inUse', { data: { id: used } })
}
