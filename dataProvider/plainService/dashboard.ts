import type { DashboardCount, DashboardData, DashboardPart, ListTally, Touched } from '#contract/registry/dashboard.ts'
import { EXPIRING_DAYS } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { PlainCall, PlainContext } from './plainCall.ts'

const SHOWN = 10
const FAILED_JOBS = 5
const STATUSES = ['published', 'draft', 'pending'] as const

/**
 * The dashboard out of counts, lists, one's own audit and jobs. What only our own service knows is left empty: who is
 * waited for, what was handed back, ends by day. Each part fails alone.
 */
export const readDashboard: PlainCall<'readDashboard'> = async (context): Promise<DashboardData> => {
  const failed: DashboardPart[] = []
  const part = <T>(name: DashboardPart, work: Promise<T>, none: T): Promise<T> =>
    work.catch(() => {
      failed.push(name)
      return none
    })
  const types = await part('counts', context.calls.listTypes() as Promise<TypeSummary[]>, [])
  const [counts, statuses, expiring, pending, failedJobs, mine] = await Promise.all([
    part('counts', Promise.all(types.map((type) => countOf(context, type))), []),
    part('statuses', tallies(context, types), []),
    part('expiring', expiringSoon(context), []),
    part('approval', latest(context, 'pending'), []),
    part('failedJobs', failedJobsOf(context), []),
    part('mine', touched(context), []),
  ])
  return {
    counts,
    statuses,
    expiring,
    expiringSoon: [],
    drafts: [],
    ownDrafts: [],
    waiting: [],
    toApprove: [],
    pending,
    handedBack: [],
    approves: false,
    failedJobs: failedJobs.slice(0, FAILED_JOBS),
    failedJobCount: failedJobs.length,
    mine,
    expiries: [],
    byProduct: [],
    failed,
  }
}

async function tally({ direct }: PlainContext, type: string, st: string): Promise<ListTally> {
  const [total] = await direct.countContent({ params: { type }, query: { st } })
  return { type, st, filter: [], count: total?.count ?? 0 }
}

async function tallies(context: PlainContext, types: readonly TypeSummary[]): Promise<ListTally[]> {
  const pairs = types.flatMap(({ type }) => STATUSES.map((st) => ({ type, st })))
  const counted = await Promise.all(pairs.map(({ type, st }) => tally(context, type, st)))
  return counted.filter(({ count }) => count > 0)
}

async function countOf(context: PlainContext, { type, area, icon, labels }: TypeSummary): Promise<DashboardCount> {
  const total = await tally(context, type, 'all')
  return { label: labels.many, icon, area, types: [type], count: total.count, lists: [total], thisWeek: [] }
}

const list = ({ direct, types }: PlainContext, query: object): Promise<ContentRow[]> =>
  direct
    .filterContent({
      body: { cty: types.map(({ type }) => type), filter: [], pageNumber: 1, pageSize: SHOWN, ...query },
    })
    .then(({ rows }) => rows)

const latest = (context: PlainContext, st: string) => list(context, { st, sortBy: 'updated', sortOrder: 'desc' })

function expiringSoon(context: PlainContext): Promise<ContentRow[]> {
  const at = (ms: number) => new Date(context.now() + ms).toISOString()
  const filter = [
    { field: 'lwe', operator: 'after', term: at(0) },
    { field: 'lwe', operator: 'before', term: at(EXPIRING_DAYS * DAY_MS) },
  ]
  return list(context, { st: 'published', filter, match: 'ALL', sortBy: 'ends', sortOrder: 'asc' })
}

async function failedJobsOf({ calls }: PlainContext) {
  return (await calls.listJobs({ query: { status: 'failed' } })).rows
}

async function touched({ direct }: PlainContext): Promise<Touched[]> {
  const { rows: changes } = await direct.listOwnAudit({ query: { pageNumber: 1, pageSize: SHOWN } })
  const keys = [...new Set(changes.map(({ key }) => key).filter(Boolean))]
  const rows = keys.length === 0 ? [] : await direct.readByKeys({ query: { keys: keys.join(',') } })
  return rows.map((row) => {
    const change = changes.find(({ key }) => key === row.key || key === row.id)
    return change ? { ...row, did: { verb: change.verb, at: change.ct } } : row
  })
}
