import { reviewedPage } from '#contract/rules/review/reviewedPage.ts'
import { reviewedTitle } from '#contract/rules/review/reviewedTitle.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { ReviewShown } from '#contract/schemas/review.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { SCHEDULE_URN } from '../../stores/schedule/scheduleKind.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import type { OpenLink } from '../../stores/reviews/links.ts'
import { readStorePage } from '../storefronts/readStorePage.ts'
import { shownBy } from '../storefronts/removals.ts'
import { seenPage, viewerLens } from '../storefronts/seenPage.ts'
import { shownDay } from './shownDay.ts'

type Shown = Pick<ReviewShown, 'page' | 'seenAs' | 'title' | 'day'>
type Looked = Pick<OpenLink, 'urn' | 'doc'> & { viewer?: OpenLink['viewer'] }

/** What of a document is shown by a link, as it is worked on; what is gone is not there. */
export async function shownDocument(context: CallContext, { urn, doc: id, viewer }: Looked): Promise<Shown> {
  if (urn === PAGE_URN) return shownPage(context, id, viewer)
  if (urn === SCHEDULE_URN) return { day: await shownDay(context, id) }
  const type = context.services.types.get(typeOfUrn(urn) ?? '')
  if (!type) throw new DomainError('notFound')
  const { json } = await context.services.documents.read(context, catalogKind(type), id)
  const record = JSON.parse(json) as ContentRecord
  if (isGone(record.st)) throw new DomainError('notFound')
  return { title: reviewedTitle(record, type) }
}

/**
 * A page with its containers; of a viewer's without what policies and audiences keep from that viewer. What has not begun,
 * or is over, stays: who looks at a draft is to see it, marked.
 */
async function shownPage(context: CallContext, id: string, viewer: OpenLink['viewer'] = null): Promise<Shown> {
  const page = await pageOf(context, id)
  if (!viewer) return { page: reviewedPage(page) }
  const lens = await viewerLens(context, { viewer: JSON.stringify(viewer) })
  const seen = seenPage(page, lens, ({ reason }) => reason === 'attribute' || reason === 'policy')
  return {
    page: reviewedPage(seen),
    seenAs: { viewer, unseen: shownBy(page).length - shownBy(seen).length },
  }
}

/** The page with its containers, as it is worked on. */
async function pageOf(context: CallContext, id: string): Promise<StorePage> {
  const { data, json } = await readStorePage(context, id, { info: 'full' })
  const page = data ?? (JSON.parse(json ?? '') as StorePage)
  if (isGone(page.st)) throw new DomainError('notFound')
  return page
}

const isGone = (st: string | undefined) => st === 'deleted' || st === 'purged' || st === 'archived'

/** Products of a document that a link still shows. */
export async function shownProducts(context: CallContext, urn: string, id: string): Promise<readonly string[]> {
  await refuseUnshown(context, urn, id)
  return visibleDocument(context, urn, id)
}

/** Throws where there is nothing to show. */
export async function refuseUnshown(context: CallContext, urn: string, id: string): Promise<void> {
  await shownDocument(context, { urn, doc: id })
}
