export type FilterScope = {
  urn: string
  /** ISO 8601. */
  now: string
  /** The one product whose expiry counts; undefined: the general one. */
  product: string | undefined
  /** What the caller may see; asking for items of another product tells nothing about them. */
  products: readonly string[] | 'all'
}
