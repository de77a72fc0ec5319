import type { VisibleProducts } from '#contract/rules/payload/foreignProducts.ts'

/** What a reader of the audit may see: entries of other products' fields are left out of a change set. */
export type AuditReader = { visible: VisibleProducts; allProducts: readonly string[] }
