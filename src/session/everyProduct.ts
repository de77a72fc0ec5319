import type { GetListParams } from 'ra-core'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'

/** The page of the collection `product` that has them all, in the server's order. */
export const EVERY_PRODUCT = {
  pagination: { page: 1, perPage: MAX_PAGE_SIZE },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} satisfies GetListParams
