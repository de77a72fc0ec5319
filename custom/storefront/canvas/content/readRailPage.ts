import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { RAIL_PAGE } from '#contract/values/rails.ts'
import type { ApiError, Calls } from '#kit/parts/context/providerTypes.ts'
import type { ReadRailPage } from './createRequestQueue.ts'
import type { RailPage } from './railContent.ts'
import type { ContentLens } from './railRequests.ts'

/**
 * Reads a page of a rail's content. 40250806 ends the rail (specification section 7); where viewers get nothing at all
 * it is asked once more with what is hidden, so that the reason can be told.
 */
export function readRailPage(calls: Pick<Calls, 'readRail' | 'getPage'>): ReadRailPage {
  return async (request, pageNumber, signal) => {
    if (request.of === 'page')
      return pageAsRow(await calls.getPage({ params: { id: request.id }, query: { policy_evaluate: 'false' }, signal }))
    const { source, params, lens } = request
    // Policies judge titles for a viewer; without one the rail is shown whole (specification section 7).
    const isJudged = Object.keys(lens.viewer).length > 0
    const policy_evaluate = isJudged ? ('true' as const) : ('false' as const)
    const query = { ...params, policy_evaluate, pageNumber, pageSize: RAIL_PAGE, ...lensParams(lens) }
    try {
      const { rows, count = rows.length } = await calls.readRail({ params: { source }, query, signal })
      const isEnd = rows.length === 0 || (pageNumber - 1) * RAIL_PAGE + rows.length >= count
      if (rows.length > 0 || pageNumber > 1) return { rows, count, isEnd }
      const { rows: hidden } = await calls.readRail({ params: { source }, query: { ...query, hidden: 'true' }, signal })
      return { rows, count, isEnd, hidden }
    } catch (error) {
      if (isPastEnd(error)) return { rows: [], count: (pageNumber - 1) * RAIL_PAGE, isEnd: true }
      throw error
    }
  }
}

function lensParams({ at, viewer, side }: ContentLens) {
  return {
    ...{ side },
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    ...(Object.keys(viewer).length > 0 && { viewer: JSON.stringify(viewer) }),
  }
}

/** Whether a rail has no such page: how services say that it ends. */
export function isPastEnd(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error as ApiError).code === 'containerPastEnd'
}

/** A page that a container shows by its address is one card. */
function pageAsRow({ id, urn = '', ty, st = 'draft', lon = [], key }: PageRecord): RailPage {
  const row: RailRow = { id, urn, cty: ty, st, lon, badges: [], ...(key !== undefined && { key }) }
  return { rows: [row], count: 1, isEnd: true }
}
type PageRecord = Awaited<ReturnType<Calls['getPage']>>
