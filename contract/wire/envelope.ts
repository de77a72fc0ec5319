import { HEADER_FAILURE, HEADER_NO_DATA, HEADER_SUCCESS } from '#contract/values/wire.ts'

/**
 * One error of an answer; `field` is a JSON pointer into the body for errors that belong to a form field. Such an error
 * also names the schema `keyword` that failed and its `params`, so that a form words it in its own language.
 */
export type WireError = {
  code: number
  description: string
  field?: string
  keyword?: string
  params?: Readonly<Record<string, unknown>>
}

/** Every JSON answer, errors included (specification section 7, calls.md section 0). */
export type Envelope<T = unknown> = {
  header: {
    code: typeof HEADER_SUCCESS | typeof HEADER_FAILURE | typeof HEADER_NO_DATA
    count: number
    errors: WireError[]
    /** The total is at least `count` (filters without kept totals). */
    atLeast?: boolean
    /** Opaque cursors of the neighbouring pages. */
    next?: string
    prev?: string
  }
  data: T
}

export type PageInfo = { count: number; atLeast?: boolean; next?: string; prev?: string }

export function success<T>(data: T, page: Partial<PageInfo> = {}): Envelope<T> {
  const count = page.count ?? (Array.isArray(data) ? data.length : 1)
  return { header: { code: HEADER_SUCCESS, errors: [], ...page, count }, data }
}

/**
 * A list answer. One without entries is 'no data' (design 9 (18)), a page past the end included; the total stays, so
 * that whoever asked too far knows where the list ends.
 */
export function page<T>(rows: T[], info: PageInfo): Envelope<T[]> {
  const { header, data } = success(rows, info)
  return { header: { ...header, code: codeOfList(rows.length === 0) }, data }
}

/** The header code of a list answer (calls.md section 0). */
export function codeOfList(isEmpty: boolean): typeof HEADER_SUCCESS | typeof HEADER_NO_DATA {
  return isEmpty ? HEADER_NO_DATA : HEADER_SUCCESS
}

export function failure<T = null>(errors: WireError[], data: T = null as T): Envelope<T> {
  return { header: { code: HEADER_FAILURE, count: 0, errors }, data }
}
