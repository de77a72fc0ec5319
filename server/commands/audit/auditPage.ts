import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { AuditEntry } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Answer, CallContext } from '../../context.ts'
import type { AuditPage } from '../../stores/auditStore.ts'
import type { AuditReader } from '../../stores/audit/auditReader.ts'

/** Which entries of a page number to read. */
export function auditSlice({
  pageNumber = 1,
  pageSize = DEFAULT_PAGE_SIZE,
}: {
  pageNumber?: number
  pageSize?: number
}) {
  return { limit: pageSize, offset: (pageNumber - 1) * pageSize }
}

/** The products whose changes the caller may read about. */
export async function auditReader({ actor, services }: CallContext): Promise<AuditReader> {
  return { visible: visibleProducts(actor), allProducts: await services.config.productIds() }
}

export function auditAnswer({ entries, count, atLeast }: AuditPage): Answer<AuditEntry[]> {
  return { data: entries, page: { count, ...(atLeast ? { atLeast } : {}) } }
}
