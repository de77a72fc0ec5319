import type { DashboardData, DashboardPart } from '#contract/registry/dashboard.ts'
import { isTimeZone } from '#contract/rules/dates/zonedParts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { countBadges } from './countBadges.ts'
import { byProduct, expiries, expiring, failedJobs, statuses } from './overview.ts'
import { turnsByServer } from './oneAtATime.ts'
import { approval, handedBack, lastTouched, ownDrafts } from './waitingFor.ts'

/** What wants attention, as far as the caller may view it (specification section 2). A part that fails, fails alone. */
export const readDashboard: Command<'readDashboard'> = async (asking, { query: { zone } }) => {
  if (zone !== undefined && !isTimeZone(zone)) throw new DomainError('badFilter', { field: '/zone' })
  const kinds = viewableKinds(asking)
  const context = atOneMoment(asking, kinds)
  const parts: Record<DashboardPart, () => Promise<Partial<DashboardData>>> = {
    counts: async () => ({ counts: await countBadges(context, kinds, zone) }),
    expiring: () => expiring(context, kinds, zone),
    drafts: () => ownDrafts(context, kinds),
    approval: () => approval(context, kinds),
    handedBack: async () => ({ handedBack: await handedBack(context, kinds) }),
    failedJobs: () => failedJobs(context, kinds),
    mine: async () => ({ mine: await lastTouched(context, kinds) }),
    statuses: async () => ({ statuses: await statuses(context, kinds) }),
    expiries: async () => ({ expiries: await expiries(context, kinds, zone) }),
    byProduct: async () => ({ byProduct: await byProduct(context, kinds) }),
  }
  const { actor, product, products } = context
  const key = JSON.stringify([actor, product, products, zone])
  return { data: await turnsOf(asking.services)(actor.uid, key, () => settled(context, parts)) }
}

/** Every part counts by the same kept totals, which are read once. */
function atOneMoment(context: CallContext, kinds: readonly DocumentKind[]): CallContext {
  const { services } = context
  return { ...context, services: { ...services, lists: { ...services.lists, ...services.lists.reading(kinds) } } }
}

const turnsOf = turnsByServer<DashboardData>()

const NOTHING: DashboardData = {
  counts: [],
  expiring: [],
  expiringSoon: [],
  drafts: [],
  ownDrafts: [],
  waiting: [],
  toApprove: [],
  pending: [],
  handedBack: [],
  approves: false,
  failedJobs: [],
  failedJobCount: 0,
  mine: [],
  statuses: [],
  expiries: [],
  byProduct: [],
  failed: [],
}

/** All parts together; where none can be read, the first refusal is the answer. */
async function settled(
  { services }: CallContext,
  parts: Record<DashboardPart, () => Promise<Partial<DashboardData>>>,
): Promise<DashboardData> {
  const names = Object.keys(parts) as DashboardPart[]
  const answers = await Promise.allSettled(names.map((name) => parts[name]()))
  const failed = names.filter((_name, index) => answers[index]?.status === 'rejected')
  const [first] = answers.filter((answer) => answer.status === 'rejected')
  if (first && failed.length === names.length) throw first.reason
  if (first) services.log.warn({ err: first.reason, parts: failed }, 'a part of the dashboard could not be read')
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  return Object.assign({}, NOTHING, ...read, { failed }) as DashboardData
}
