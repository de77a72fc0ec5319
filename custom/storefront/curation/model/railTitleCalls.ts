import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { queryText } from '#contract/rules/storefront/curation/railQuery.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'

type Calls = MarqueeDataProvider
type Filtered = NonNullable<Parameters<Calls['filterContent']>[0]>

/**
 * The calls by which titles are searched and named, answered as rails answer them where the session may not view the
 * types that are asked for: published titles, with those that viewers do not get at the moment.
 */
export function railTitleCalls(calls: Calls, viewable: readonly TypeSummary[]): Calls {
  const known = new Set(viewable.map(({ type }) => type))
  const filterContent = async (options: Filtered = {}) => {
    const { body, signal } = options
    const types = body?.cty ?? []
    if (types.every((type) => known.has(type))) return calls.filterContent(options)
    const filter = [{ field: 'cty', term: [...types], operator: 'equals' as const }, ...(body?.filter ?? [])]
    const q = queryText({ filter, ...(body?.match && { match: body.match }) })
    const query = { q, hidden: 'true' as const, policy_evaluate: 'false' as const, pageSize: body?.pageSize ?? 20 }
    const found = await calls.readRail({ params: { source: 'query' }, query, ...(signal && { signal }) })
    return { ...found, rows: found.rows.toSorted((one, other) => hiddenLast(one) - hiddenLast(other)) }
  }
  const getMany: Calls['getMany'] = async (resource, params) => {
    const found = await calls.getMany(resource, params)
    const missing = params.ids.filter((id) => !found.data.some((row) => row.id === id))
    if (resource !== 'anyType' || missing.length === 0) return found
    const query = { ids: missing.join(','), hidden: 'true' as const, policy_evaluate: 'false' as const }
    const { rows } = await calls.readRail({ params: { source: 'manual' }, query })
    return { ...found, data: [...found.data, ...(rows as unknown as typeof found.data)] }
  }
  return Object.assign(Object.create(calls) as Calls, { filterContent, getMany })
}

/** What viewers have comes before what they do not get at the moment. */
const hiddenLast = ({ hidden }: RailRow): number => (hidden === undefined ? 0 : 1)
