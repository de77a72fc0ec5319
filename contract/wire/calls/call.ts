import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import type { Action, Page } from '#contract/values/access.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'

/**
 * Who may make a call (calls.md section 0). The server starts with no call that declares none.
 * - page: the named page, or any of several
 * - type: the page of the resource type in the address; typeStatus: its action follows from the body's `st`; the
 *   type may be the row's own
 * - pageStatus: the named page; its action follows from the `st` of the body, or of what the body has under `within`
 * - import: create and update on the page of the type in the address, and publish where the query asks for it
 * - bulk: like type, its actions follow from the change set in the body
 * - urn: the page of the thing that `urn` in body or query names; cty: that of the type in the body's `cty`, or in the query's; area: the page behind an audit's {type}
 * - filtered: any signed-in user; rows the caller may not view are left out
 * - self: any signed-in user, own things only; signed: the address carries a ticket or the call a token
 */
export type Guard =
  | { by: 'public' }
  | { by: 'signed' }
  | { by: 'self' }
  | { by: 'adminProduct' }
  | { by: 'filtered' }
  | { by: 'page'; pages: readonly Page[]; action: Action }
  | { by: 'type'; action: Action }
  | { by: 'typeStatus'; creates: boolean; type?: string }
  | { by: 'pageStatus'; page: Page; creates: boolean; within?: string }
  | { by: 'bulk' }
  | { by: 'import' }
  | { by: 'urn'; action: Action; from: 'body' | 'query' }
  | { by: 'cty'; action: Action; from?: 'query' }
  | { by: 'area'; action: Action }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type CallRow = {
  name: string
  method: Method
  /** Under /api, parameters as {name}. */
  path: string
  /** The same whichever product is selected: the console names none with it. */
  allProducts?: boolean
  /** A list that is asked for page by page: the console gets its rows with their total and the cursors beside them. */
  paged?: boolean
  guard: Guard
  /** Sections of the specification, or 'ours'. */
  section: string
  /** The part of calls.md: F foundation, E editor, ... */
  part: string
  summary: string
  query: TObject
  body?: TSchema
  /** multipart: a file; media: the bytes of an MP4; text: JSON as text/plain; report: what browsers send of themselves; json otherwise. */
  takes?: 'json' | 'multipart' | 'media' | 'text' | 'report'
  answer: TSchema
  /** json envelopes unless said. */
  gives?: 'json' | 'bytes' | 'stream' | 'text'
  /** Success is 201. */
  created?: boolean
  /** Further HTTP statuses, beside those that follow from the rest of the row: 202 where the work goes on as a job. */
  statuses?: readonly number[]
  /** The write of a versioned document: If-Match, lock headers, audit. */
  document?: boolean
  /** Body limit in bytes where it is not that of JSON in general. */
  bodyBytes?: number
  /**
   * Counts against the narrower rate of searches (calls.md section 0, limits). Counts of a search go beside it with
   * each key of whoever types, and have the same rate to themselves.
   * Exports have theirs by the minute. Of calls by a link's token those that are refused count, by address.
   */
  rate?: 'search' | 'facets' | 'export' | 'review'
  /** Tokens of machines are refused, whatever they were given. */
  peopleOnly?: boolean
}

/** Keeps the literal types of a row, so that names and bodies are known at both ends. */
export function call<const Row extends CallRow>(row: Row): Row {
  return row
}

/** Every call takes the product and, for tools that cannot set headers, the client id (specification section 7). */
const everyCall = {
  prd: Type.Optional(Type.String({ maxLength: 64 })),
  client: Type.Optional(Type.String({ maxLength: 128 })),
}

export function query<Properties extends TProperties>(properties: Properties) {
  return Type.Object({ ...everyCall, ...properties }, { additionalProperties: false })
}

export const noQuery = query({})

export const paging = {
  pageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
}
export const sorting = {
  sortBy: Type.Optional(Type.String({ maxLength: 64 })),
  sortOrder: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
}
export const cursors = {
  after: Type.Optional(Type.String({ maxLength: 600 })),
  before: Type.Optional(Type.String({ maxLength: 600 })),
}
export const info = { info: Type.Optional(Type.Unsafe<'row' | 'full'>({ type: 'string', enum: ['row', 'full'] })) }
export const st = { st: Type.Optional(Type.String({ maxLength: 120 })) }

/** A record whose shape is its type's schema: checked by the command, not by the route. */
export const AnyRecord = Type.Record(Type.String(), Type.Unknown())
export type AnyRecord = Static<typeof AnyRecord>

/** Of a call for one thing that is not set: 'no data' is an empty list (design 9 (18)). */
export const NoData = Type.Array(Type.Never(), { maxItems: 0 })
