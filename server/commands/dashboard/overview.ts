import { EXPIRING_DAYS, type DashboardData, type DayTally, type ProductTally } from '#contract/registry/dashboard.ts'
import { can } from '#contract/rules/access/can.ts'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
import { dateWindow, rollingTerm } from '#contract/rules/filters/dateWindow.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { PRODUCT_ADMIN } from '#contract/values/wire.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { rowsOf } from './rowsOf.ts'
import { ALL_OF_TYPE, tallies, withoutEmpty } from './tallies.ts'

const FAILED_JOBS = 8
/** More products than this are a list of their own. */
const MOST_PRODUCTS = 8
/** Statuses whose totals are kept, in the order of the bars. */
const STATUSES = ['published', 'draft', 'pending', 'pre-draft', 'archived'] as const

/** What ends soonest, by the selected product's own dates, and how much of it there is. */
export async function expiring(
  context: CallContext,
  kinds: readonly DocumentKind[],
  zone = 'UTC',
): Promise<Pick<DashboardData, 'expiring' | 'expiringSoon'>> {
  const term = rollingTerm('next', EXPIRING_DAYS, 'days')
  const filter = [{ field: 'expires_before', term, operator: 'equals' as const }]
  const [rows, lists] = await Promise.all([
    rowsOf(context, kinds, { statuses: ['published'], filter, zone, sort: { column: 'ends', order: 'asc' } }),
    tallies(context, kinds, { st: 'published', filter, zone }),
  ])
  return { expiring: rows, expiringSoon: withoutEmpty(lists) }
}

/** Failed jobs of the products for whoever may view notifications, else the caller's own. */
export async function failedJobs(
  context: CallContext,
  kinds: readonly DocumentKind[],
): Promise<Pick<DashboardData, 'failedJobs' | 'failedJobCount'>> {
  const { entries, count } = await context.services.jobs.list({
    uid: context.actor.uid,
    own: !can(context.actor, 'cp_notification', 'view'),
    urns: kinds.map(({ urn }) => urn),
    products: scopeOf(context),
    statuses: ['failed'],
    limit: FAILED_JOBS,
    offset: 0,
  })
  return { failedJobs: entries, failedJobCount: count }
}

/** Kept totals by type and status. */
export async function statuses(context: CallContext, kinds: readonly DocumentKind[]) {
  return withoutEmpty((await Promise.all(STATUSES.map((st) => tallies(context, kinds, { st, filter: [] })))).flat())
}

/** What ends on each of the next days, today among them. */
export async function expiries(
  context: CallContext,
  kinds: readonly DocumentKind[],
  zone = 'UTC',
): Promise<DayTally[]> {
  const moment = { now: context.services.now(), zone }
  const today = dateWindow('today', moment)
  if (!today) return []
  const days = Array.from({ length: EXPIRING_DAYS }, (_none, ahead) => dayText(today.from, ahead, zone))
  const last = dateWindow(days.at(-1) ?? '', moment)
  const span = { from: iso(today.from), to: iso(last?.to ?? today.to), zone }
  const found = await context.services.lists.endsPerDay(context, kinds, span)
  return days.map((day) => ({
    day,
    lists: found
      .filter((one) => one.day === day)
      .map(({ type, count }) => ({
        type,
        st: 'published',
        filter: [{ field: 'lwe', term: day, operator: 'within' as const }],
        count,
      })),
  }))
}

const iso = (instant: number) => new Date(instant).toISOString()

/** The date some days after the one that begins at an instant of the zone; noon, since days of a change are longer or shorter. */
function dayText(start: number, ahead: number, zone: string): string {
  const noon = start + DAY_MS / 2 + ahead * DAY_MS
  const { year, month, day } = zonedParts(noon, zone)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The totals of each product of the caller's, where there are several; all products where none is selected. */
export async function byProduct(context: CallContext, kinds: readonly DocumentKind[]): Promise<ProductTally[]> {
  const { actor, services } = context
  const products = actor.productAdmin ? await services.config.productIds() : actor.products
  const named = products.filter((product) => product !== PRODUCT_ADMIN).slice(0, MOST_PRODUCTS)
  if (named.length < 2) return []
  return Promise.all(
    named.map(async (product) => ({
      product,
      lists: await tallies({ ...context, product, products: [product] }, kinds, ALL_OF_TYPE),
    })),
  )
}
