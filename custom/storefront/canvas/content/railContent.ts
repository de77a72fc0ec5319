import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { RailRequest } from './railRequests.ts'

/** What was answered to one request, so far. */
export type RailPage = {
  rows: readonly RailRow[]
  /** How many there are in all. */
  count: number
  /** No further page has any. */
  isEnd: boolean
  /** What viewers do not get, with why, where there is nothing that they get. */
  hidden?: readonly RailRow[]
}

/** What is known of a container's content. Rows are those of the former request until the new ones are there. */
export type RailContent = {
  rows: readonly RailRow[]
  count: number
  isReading: boolean
  /** It was read at least once, so that no rows mean that there are none. */
  isKnown: boolean
  isEnd: boolean
  hidden: readonly RailRow[]
  failure?: unknown
}

/** Of a container that nobody has asked about. */
export const NO_CONTENT: RailContent = {
  ...{ rows: [], count: 0, isReading: false, isKnown: false, isEnd: true, hidden: [] },
}

/** What is known of one request. */
type RequestState = { page?: RailPage | undefined; isReading: boolean; failure?: unknown }

/** The content of a container of what is known of its requests; `before` stays until all of them are answered. */
export function joinedContent(
  requests: readonly RailRequest[],
  before: RailContent,
  stateOf: (key: string) => RequestState,
): RailContent {
  const states = requests.map(({ key }) => stateOf(key))
  const isReading = states.some((state) => state.isReading)
  const failed = states.find(({ failure }) => failure !== undefined)
  const failure = failed && { failure: failed.failure }
  if (states.some(({ page, failure: own }) => !page && own === undefined)) {
    const { failure: _former, ...rest } = before
    return { ...rest, isReading, ...failure }
  }
  const pages = states.flatMap(({ page }) => page ?? [])
  return {
    rows: pages.flatMap(({ rows }) => rows),
    count: pages.reduce((sum, { count }) => sum + count, 0),
    ...{ isReading, isKnown: true, isEnd: pages.every(({ isEnd }) => isEnd) },
    hidden: pages.flatMap(({ hidden = [] }) => hidden),
    ...failure,
  }
}
