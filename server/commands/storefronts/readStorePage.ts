import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Answer, CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { JsonText } from '../../jsonText.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { shownBy } from './removals.ts'
import { seenPage, viewerLens } from './seenPage.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'

type Words = { st?: string; info?: 'row' | 'full'; policy_evaluate?: 'true' | 'false'; viewer?: string; at?: string }

/** One document: by default its draft, else what is published, else its newest version. */
export async function readStoreDocument(context: CallContext, kind: DocumentKind, id: string, st: string | undefined) {
  const statuses = statusesIn(st)
  return context.services.documents.read(context, kind, id, statuses === ALL ? undefined : statuses)
}

/**
 * A page; with info=full each container stands in its place, of the same side where that is the published one. With
 * policy_evaluate a viewer's page: without the tabs and containers that the lens hides.
 */
export async function readStorePage(context: CallContext, id: string, words: Words): Promise<Answer<StorePage>> {
  const { json, rev } = await readStoreDocument(context, PAGE_KIND, id, words.st)
  const isSeen = words.policy_evaluate === 'true'
  if (words.info !== 'full' && !isSeen) return { json: json as unknown as JsonText<StorePage>, rev }
  const page = JSON.parse(json) as StorePage
  const found = await containersOf(context, shownBy(page), words.st === 'published')
  const whole = mapContainers(page, (list) => list.map((ref) => found.get(ref.id) ?? ref))
  if (!isSeen) return { data: whole, rev }
  const seen = seenPage(whole, await viewerLens(context, words))
  return {
    data:
      words.info === 'full'
        ? seen
        : mapContainers(seen, (list) => list.map((one) => ({ id: one.id }) as StoreContainer)),
    rev,
  }
}

/**
 * One version of a page. What is worked on, or live, has its containers as they stand; an older one has them as they were
 * when it was saved last, also those that are gone since.
 */
export async function readOldPage(context: CallContext, id: string, key: string): Promise<Answer<StorePage>> {
  const { documents, storefronts } = context.services
  const { json, rev, updated } = await documents.readVersion(context, PAGE_KIND, id, key)
  const page = JSON.parse(json) as StorePage
  const side = page.sides?.find((one) => one.key === key)
  const ids = shownBy(page)
  const found = side
    ? await containersOf(context, ids, side.st === 'published')
    : await byId(context, await storefronts.versionsThen(ids, { at: updated, wasLive: WAS_LIVE.includes(page.st) }))
  return { data: mapContainers(page, (list) => list.map((ref) => found.get(ref.id) ?? ref)), rev }
}

/** Statuses of a version that viewers had: a superseded one is kept as archived. */
const WAS_LIVE: readonly (string | undefined)[] = ['published', 'archived']

type Containers = NonNullable<StorePage['c']>

function mapContainers(page: StorePage, map: (list: Containers) => Containers): StorePage {
  return {
    ...page,
    ...(page.c && { c: map(page.c) }),
    ...(page.t && { t: page.t.map((tab) => ({ ...tab, ...(tab.c && { c: map(tab.c) }) })) }),
  }
}

/** Containers by id, as far as the caller may see them. */
async function containersOf(
  context: CallContext,
  ids: readonly string[],
  isPublished: boolean,
): Promise<ReadonlyMap<string, StoreContainer>> {
  const current = await byId(context, ids)
  if (!isPublished) return current
  const sides = [...current.values()].flatMap((one) => one.sides ?? [])
  return byId(
    context,
    sides.filter(({ st }) => st === 'published').map(({ key }) => key),
  )
}

/** By version keys, or by ids for what they stand at now. */
async function byId(context: CallContext, keys: readonly string[]): Promise<ReadonlyMap<string, StoreContainer>> {
  const records = await context.services.documents.readByKeys(context, [CONTAINER_KIND], keys)
  return new Map(records.map(({ id, json }) => [id, JSON.parse(json) as StoreContainer]))
}
