import type { Moment } from '#contract/rules/filters/dateWindow.ts'

export type FilterScope = {
  /** Who asks, as locks and as versions name them: what a term 'me' means. */
  uid: string
  username: string
  /** The server's clock and the viewer's zone, for days and relative terms. */
  moment: Moment
  urn: string
  /** ISO 8601. */
  now: string
  /** The one product whose expiry counts; undefined: the general one. */
  product: string | undefined
  /** What the caller may see; asking for items of another product tells nothing about them. */
  products: readonly string[] | 'all'
  over?: Over
}

/**
 * The rows that are asked, under the name of `side`: 'recent' has what most lists filter by, 'search_side' names, statuses
 * and product sets, and nothing else to filter by.
 */
export type Over = 'side' | 'recent' | 'search_side'
