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
  /** The rows that are asked; 'search_side' has names, statuses and product sets, and nothing else to filter by. */
  over?: 'side' | 'search_side'
}
