import { RAIL_PAGE } from '#contract/values/rails.ts'
import type { ReviewProvider } from '#kit/parts/context/providerTypes.ts'
import type { ReadRailPage } from '../canvas/content/createRequestQueue.ts'
import { isPastEnd } from '../canvas/content/readRailPage.ts'

/** Reads a page of a rail by the token of a link: what viewers have, whatever the lens. */
export function readReviewedRail({ rail }: Pick<ReviewProvider, 'rail'>): ReadRailPage {
  return async (request, pageNumber, signal) => {
    const { source, params } =
      request.of === 'page' ? { source: 'page', params: { id: request.id } } : { ...request, params: request.params }
    const before = (pageNumber - 1) * RAIL_PAGE
    try {
      const { rows, count = rows.length } = await rail({ source, params, pageNumber }, signal)
      return { rows, count, isEnd: rows.length === 0 || before + rows.length >= count }
    } catch (error) {
      if (isPastEnd(error)) return { rows: [], count: before, isEnd: true }
      throw error
    }
  }
}
