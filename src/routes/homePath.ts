import type { RoleHolder } from '#contract/rules/access/can.ts'
import { can } from '#contract/rules/access/can.ts'
import type { Page } from '#contract/values/access.ts'
import { PAGES } from '#contract/values/access.ts'
import { dashboardPath, inProduct } from '#kit/parts/routes/paths.ts'

/** What live work is done on, and what is looked at for it. */
const LIVE: readonly Page[] = ['epg', 'cp_live', 'cp_vll']
const BESIDE: readonly Page[] = ['dashboard', 'cp_datastore', 'cp_mediaoperations', 'cp_notification']

/** Where the board of what is on air stands. */
const onAirPath = (product?: string) => inProduct(product, 'live/epg/onAir')

type Visitor = { actor: RoleHolder; product: string | undefined; extensions: readonly string[] }

/**
 * The first screen: the board of what is on air for those whose work is live, the dashboard for all others. Live is the
 * work of whoever may view the guide, views no page that has nothing to do with it, and makes no titles.
 */
export function homePath({ actor, product, extensions }: Visitor): string {
  const isLive =
    extensions.includes('onAir') &&
    can(actor, 'epg', 'view') &&
    PAGES.every((page) => [...LIVE, ...BESIDE].includes(page) || !can(actor, page, 'view')) &&
    !can(actor, 'cp_datastore', 'create')
  return isLive ? onAirPath(product) : dashboardPath(product)
}
