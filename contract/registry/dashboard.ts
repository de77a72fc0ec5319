import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { Area } from './typeDocument.ts'

/** A number with the very list that it counts: a type's list in a status, narrowed by these entries. */
export type ListTally = {
  type: string
  /** As the list's `st`. */
  st: string
  filter: { field: string; term: string; operator: FilterOperator }[]
  count: number
  /** There may be more: the count stopped. */
  atLeast?: boolean
}

/** One count badge: the types behind it are named by configuration, never by the console (specification section 2). */
export type DashboardCount = {
  label: Texts
  icon: string
  area: Area
  types: string[]
  count: number
  /** The total by type, and what of it was created since Monday. */
  lists: ListTally[]
  thisWeek: ListTally[]
}

/** A draft of the caller's, and how many of its fields would keep it from being published. */
export type OwnDraft = ContentRow & { problems: number }
/** A title of the caller's that an approver has given back: by whom and when. */
export type HandedBack = ContentRow & { back: { by: string; at: string } }
/** What the caller did last to a title: an audit's verb, the version that it made. */
export type Touched = ContentRow & { did?: { verb: string; version?: string; at: string } }

/** Titles of one type in one product. */
export type ProductTally = { product: string; lists: ListTally[] }
/** Of one day in the caller's zone ('2026-11-24'), what ends by type. */
export type DayTally = { day: string; lists: ListTally[] }

/** Answer of readDashboard (calls.md section 13); rows and numbers only of pages that the caller may view. */
export type DashboardData = {
  counts: DashboardCount[]
  /** Published titles whose window ends soonest, at most ten, and how many end within 30 days. */
  expiring: ContentRow[]
  expiringSoon: ListTally[]
  /** The caller's own drafts, changed last, at most ten. */
  drafts: OwnDraft[]
  ownDrafts: ListTally[]
  /** Waiting for the caller's approval, longest first, at most ten. */
  waiting: ContentRow[]
  toApprove: ListTally[]
  /** Waiting for the approval of others, longest first, at most ten. */
  pending: ContentRow[]
  /** Given back to the caller, newest first, at most ten. */
  handedBack: HandedBack[]
  /** May the caller approve anything at all? */
  approves: boolean
  /** Failed jobs, newest first, at most five; those of the products for whoever may view notifications. */
  failedJobs: JobEntry[]
  failedJobCount: number
  /** What the caller changed last, at most ten. */
  mine: Touched[]
  /** Titles by type and status. A title that is live and has a draft stands under both. */
  statuses: ListTally[]
  /** What ends on each of the next 30 days. */
  expiries: DayTally[]
  /** Where the caller has several products: the totals of each. */
  byProduct: ProductTally[]
  /** Parts that could not be read: the others stand. */
  failed: DashboardPart[]
}

/** What is read together, and fails alone. */
export type DashboardPart =
  | 'counts'
  | 'expiring'
  | 'drafts'
  | 'approval'
  | 'handedBack'
  | 'failedJobs'
  | 'mine'
  | 'statuses'
  | 'expiries'
  | 'byProduct'

/** Days ahead in which an end counts as soon on the dashboard. */
export const EXPIRING_DAYS = 30
