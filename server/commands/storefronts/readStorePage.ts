import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Answer, CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { JsonText } from '../../jsonText.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
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
  const refs = [...(page.c ?? []), ...(page.t ?? []).flatMap(({ c = [] }) => c)]
  const found = await containersOf(context, [...new Set(refs.map((ref) => ref.id))], words.st === 'published')
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
  const { documents } = context.services
  const current = (await documents.readByKeys(context, [CONTAINER_KIND], ids)).map(parsed)
  const shown = isPublished ? current.flatMap(({ sides = [] }) => sides.filter(({ st }) => st === 'published')) : []
  const keys = shown.map(({ key }) => key)
  const records = isPublished ? (await documents.readByKeys(context, [CONTAINER_KIND], keys)).map(parsed) : current
  return new Map(records.map((record) => [record.id, record]))
}

const parsed = ({ json }: { json: string }) => JSON.parse(json) as StoreContainer
