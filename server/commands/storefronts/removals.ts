import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { StoreContainer, StoreContainerInput } from '#contract/schemas/storefront/container.ts'
import type { StorePage, StorePageInput, StoreTreeInput } from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'

export type Removed = StoreTreeInput['removed'][number]

/** Ids of the containers that a page shows, each once. */
export function shownBy({ c = [], t = [] }: Pick<StorePageInput, 'c' | 't'>): string[] {
  return [...new Set([...c, ...t.flatMap((tab) => tab.c ?? [])].map(({ id }) => id))]
}

/** Ids of the titles and collections that a container names. */
export function namedBy({ i = [] }: Pick<StoreContainerInput, 'i'>): string[] {
  return i.flatMap(({ data = [] }) => data.map(({ id }) => id))
}

/**
 * Which standalone containers go with a save of their page: those that are named, and the page's own that it (`was`) no
 * longer shows, since nothing would lead to them. What viewers still see stays until the page is published without it,
 * and is told (`kept`).
 */
export async function removals(
  context: CallContext,
  {
    was,
    tree: { page, removed: named },
  }: { was: Pick<StorePage, 'id' | 'c' | 't'>; tree: Pick<StoreTreeInput, 'page' | 'removed'> },
): Promise<{ removed: readonly Removed[]; kept: readonly Warning[] }> {
  const live = await shownLive(context, was.id)
  const shown = new Set([...shownBy(page), ...named.map(({ id }) => id)])
  const left = [...new Set([...(page.st === 'published' ? live : []), ...shownBy(was)])].filter((id) => !shown.has(id))
  const removed = [...named, ...(await ownOnes(context, was.id, left))]
  if (page.st === 'published') return { removed, kept: [] }
  const isLive = ({ id }: Removed) => live.includes(id)
  const msg = 'is still on air, and goes when the page is published without it.'
  const kept = removed.filter(isLive).map(({ id }) => ({ code: 'keptLive', msg: `${id} ${msg}` }))
  return { removed: removed.filter((one) => !isLive(one)), kept }
}

async function shownLive(context: CallContext, id: string): Promise<string[]> {
  try {
    const { json } = await context.services.documents.read(context, PAGE_KIND, id, ['published'])
    const page = JSON.parse(json) as StorePage
    // Of a page that was never published the draft is read.
    return page.st === 'published' ? shownBy(page) : []
  } catch (error) {
    if (error instanceof DomainError && error.code === 'notFound') return []
    throw error
  }
}

/** Standalone ones among them that no other page shows, as they stand. */
async function ownOnes(context: CallContext, page: string, ids: readonly string[]): Promise<Removed[]> {
  if (ids.length === 0) return []
  const { documents, storefronts } = context.services
  const elsewhere = new Set(await storefronts.usedElsewhere(ids, page))
  const found = await documents.readByKeys(context, [CONTAINER_KIND], ids)
  return found
    .filter(({ id, st }) => !elsewhere.has(id) && st !== 'deleted' && st !== 'archived')
    .filter(({ json }) => (JSON.parse(json) as StoreContainer).owner !== 'reusable')
    .map(({ id, rev }) => ({ id, rev }))
}
