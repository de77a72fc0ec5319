import type { DashboardCount } from '#contract/registry/dashboard.ts'
import type { DashboardConfig } from '#contract/registry/menu.ts'
import type { CallContext } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { CONSOLE_APP } from '#contract/values/config.ts'
import { ALL_OF_TYPE, tallies } from './tallies.ts'

/** The totals that configuration names, and what came this week; of types that the caller may not view, nothing. */
export async function countBadges(
  context: CallContext,
  kinds: readonly DocumentKind[],
  zone: string | undefined,
): Promise<DashboardCount[]> {
  const [configuration] = await context.services.config.read({ app: [CONSOLE_APP], type: ['dashboard'] })
  const named = (configuration?.attrs as DashboardConfig | undefined)?.counts ?? []
  const wanted = kinds.filter((kind) => named.some((entry) => entry.types.includes(kind.type.type)))
  const [lists, thisWeek] = await Promise.all([
    tallies(context, wanted, ALL_OF_TYPE),
    tallies(context, wanted, { st: 'all', filter: [THIS_WEEK], zone }),
  ])
  return named
    .map((entry) => ({
      ...entry,
      types: entry.types.filter((type) => lists.some((list) => list.type === type)),
      lists: lists.filter(({ type }) => entry.types.includes(type)),
      thisWeek: thisWeek.filter(({ type }) => entry.types.includes(type)),
    }))
    .filter((entry) => entry.types.length > 0)
    .map((entry) => ({ ...entry, count: entry.lists.reduce((sum, { count }) => sum + count, 0) }))
}

const THIS_WEEK = { field: 'ct', term: 'this week', operator: 'within' } as const
