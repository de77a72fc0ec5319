/** Header codes of the envelope (design section 4). Long numbers stand in errors[].code only. */
export const HEADER_SUCCESS = 0
export const HEADER_FAILURE = -1
export const HEADER_NO_DATA = 1

/** Request and answer headers of our own (calls.md section 0), lower case as Node hands them over. */
export const TAB_HEADER = 'x-tab-id'
export const LOCK_NUMBER_HEADER = 'x-lock-number'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const CLIENT_HEADER = 'x-client-id'
export const REQUEST_HEADER = 'x-request-id'
/** The one product-claim value that means every product and the right to create one (design 9 (12)). */
export const PRODUCT_ADMIN = 'admin'
/** The product entry of lwe_prd and ed_dt_prd that serves every product without one of its own. */
export const FALLBACK_PRODUCT = 'default'
