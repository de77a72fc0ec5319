import {
  lookThrough,
  type HiddenReason,
  type Lens,
  type LensFacts,
  type Seen,
} from '#contract/rules/storefront/lens/lens.ts'
import { OWN_TAB } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { CallContext } from '../../context.ts'
import { gateInForce } from '../policies/policiesInForce.ts'
import { placedViewer } from '../policies/placedViewer.ts'
import { railLens } from './rails/railLens.ts'

/** Whose eyes a page is looked at with, and the policies in force. */
type ViewerLens = { lens: Lens; facts: LensFacts }

export async function viewerLens(context: CallContext, words: { viewer?: string; at?: string }): Promise<ViewerLens> {
  const { at, viewer } = railLens(context, words)
  const { gate } = await gateInForce(context)
  return { lens: { at, viewer: await placedViewer(context, viewer) }, facts: { whyDenied: gate.whyDenied } }
}

/**
 * A whole page as a viewer meets it, by the very rule of the editor's lens, or without what is hidden for some reasons
 * alone; a page that is hidden itself is empty.
 */
export function seenPage(
  page: StorePage,
  { lens, facts }: ViewerLens,
  counts: (reason: HiddenReason) => boolean = () => true,
): StorePage {
  const seen = lookThrough(readStorefront(page), lens, facts)
  const isShown = ({ hidden }: Pick<Seen, 'hidden'>) => !hidden.some(counts)
  const shown = new Map(
    (isShown(seen) ? seen.tabs : [])
      .filter(isShown)
      .map(({ id, containers }) => [id, new Set(containers.filter(isShown).map((one) => one.id))]),
  )
  const within = (tab: string, list: NonNullable<StorePage['c']>) => list.filter(({ id }) => shown.get(tab)?.has(id))
  const tabs = (page.t ?? []).filter(({ id }) => shown.has(id))
  return {
    ...page,
    ...(page.c && { c: within(OWN_TAB, page.c) }),
    ...(page.t && { t: tabs.map((tab) => ({ ...tab, ...(tab.c && { c: within(tab.id, tab.c) }) })) }),
  }
}
