import { can } from '#contract/rules/access/can.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { DashboardCount, DashboardData } from '#contract/registry/dashboard.ts'
import type { DashboardConfig } from '#contract/registry/menu.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { CallContext, Command } from '../../context.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { ListQuery } from '../../stores/lists/listQuery.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { CONSOLE_APP } from '../config/readConfig.ts'

const ROWS = 10

/** What wants attention, as far as the caller may view it (specification section 2). */
export const readDashboard: Command<'readDashboard'> = async (context) => {
  const kinds = viewableKinds(context)
  const now = new Date(context.services.now()).toISOString()
  const [mine, others] = split(kinds, (kind) => mayApprove(context, kind))
  const [counts, expiring, drafts, waiting, pending, touched] = await Promise.all([
    countsOf(context, kinds),
    rows(context, kinds, {
      statuses: ['published'],
      filter: [{ field: 'lwe', term: now, operator: 'after' }],
      sort: { column: 'ends', order: 'asc' },
    }),
    rows(context, kinds, { statuses: ['draft'], sort: { column: 'updated', order: 'desc' } }),
    rows(context, mine, WAITING),
    rows(context, others, WAITING),
    lastTouched(context, kinds),
  ])
  const approves = mine.length > 0
  return { data: { counts, expiring, drafts, waiting, pending, approves, mine: touched } satisfies DashboardData }
}

const WAITING = { statuses: ['pending'], sort: { column: 'updated', order: 'asc' } } as const

function mayApprove({ actor }: CallContext, { type }: DocumentKind): boolean {
  return rightsOfVerb('approve', type).every(({ page, action }) => can(actor, page, action))
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** The totals that configuration names; of types that the caller may not view, nothing. */
async function countsOf(context: CallContext, kinds: readonly DocumentKind[]): Promise<DashboardCount[]> {
  const [configuration] = await context.services.config.read({ app: [CONSOLE_APP], type: ['dashboard'] })
  const named = (configuration?.attrs as DashboardConfig | undefined)?.counts ?? []
  const wanted = kinds.filter((kind) => named.some((entry) => entry.types.includes(kind.type.type)))
  const totals = new Map(
    (await context.services.lists.count(context, wanted, ALL)).map((total) => [total.name, total.count]),
  )
  return named
    .map((entry) => ({ ...entry, types: entry.types.filter((type) => totals.has(type)) }))
    .filter((entry) => entry.types.length > 0)
    .map((entry) => ({ ...entry, count: entry.types.reduce((sum, type) => sum + (totals.get(type) ?? 0), 0) }))
}

async function rows(
  context: CallContext,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'sort'> & Partial<ListQuery>,
): Promise<ContentRow[]> {
  if (kinds.length === 0) return []
  const page = { number: 1, size: ROWS }
  return (
    await context.services.lists.list(context, kinds, { filter: [], match: 'ALL', page, counted: false, ...query })
  ).rows
}

async function lastTouched(context: CallContext, kinds: readonly DocumentKind[]): Promise<ContentRow[]> {
  const touched = await context.services.audit.lastTouched(context.actor.uid, ROWS * 2)
  const ids = touched.map(({ id }) => id)
  return (await context.services.lists.rowsOf(context, kinds, ids, ALL)).slice(0, ROWS)
}
