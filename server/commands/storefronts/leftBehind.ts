import type { StorePageInput } from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { CONTAINER_KIND } from '../../stores/storefront/storeKinds.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { removals, type Removed } from './removals.ts'
import { storeChange } from './storeChange.ts'

export type Left = Removed & { page: string }

/** Standalone containers that pages show until they are published, and nothing shows any more after it. */
export async function leftBehind(
  context: CallContext,
  pages: readonly { id: string; text: Pick<StorePageInput, 'c' | 't'> }[],
  chosen: readonly string[] = [],
): Promise<Left[]> {
  const left = new Map<string, Left>()
  for (const { id: page, text } of pages) {
    const tree = { page: { ...text, st: 'published' as const }, removed: [] }
    const { removed } = await removals(context, { was: { ...text, id: page }, tree })
    for (const one of removed) if (!chosen.includes(one.id)) left.set(one.id, { ...one, page })
  }
  return [...left.values()]
}

/** Deletes them with the rest; what another page has begun to show meanwhile, or changed, refuses all. */
export async function takeAway(
  context: CallContext,
  { documents, storefronts }: Pick<TransactionStores, 'documents' | 'storefronts'>,
  left: readonly Left[],
): Promise<void> {
  if (left.length === 0) return
  for (const [page, some] of Map.groupBy(left, (one) => one.page)) {
    const ids = some.map(({ id }) => id)
    const [used] = await storefronts.usedElsewhere(ids, page)
    if (used !== undefined) throw new DomainError('inUse', { data: { id: used } })
  }
  const revs = new Map(left.map(({ id, rev }) => [id, rev]))
  await documents.writeTogether(context, CONTAINER_KIND, [...revs.keys()], (facts) =>
    [...revs].map(([id, rev]) => {
      const found = facts.get(id)
      if (found?.rev !== rev) throw new DomainError('stale', { data: { id, rev: found?.rev } })
      const gone = { st: 'deleted', approval: false, confirmed: [], textOver: () => undefined } as const
      return { ...storeChange(context, CONTAINER_KIND, found, gone), name: id }
    }),
  )
}
