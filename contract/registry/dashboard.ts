import { Type, type Static } from 'typebox'
import { ContentRow, rowParts, withFieldsOfType } from '#contract/schemas/contentRecord.ts'
import { FILTER_OPERATORS } from '#contract/values/filters.ts'
import { JobEntry } from '#contract/values/jobs.ts'
import { Texts } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { AREAS } from '#contract/values/areas.ts'

const text = Type.String()
const rows = Type.Array(ContentRow)

/** A number with the very list that it counts: a type's list in a status, narrowed by these entries. */
export const ListTally = Type.Object({
  type: text,
  /** As the list's `st`. */
  st: text,
  filter: Type.Array(Type.Object({ field: text, term: text, operator: literals(FILTER_OPERATORS) })),
  count: Type.Integer(),
  /** There may be more: the count stopped. */
  atLeast: Type.Optional(Type.Boolean()),
})
export type ListTally = Static<typeof ListTally>
const lists = Type.Array(ListTally)

/** One count badge: the types behind it are named by configuration, never by the console (specification section 2). */
export const DashboardCount = Type.Object({
  label: Texts,
  icon: text,
  area: literals(AREAS),
  types: Type.Array(text),
  count: Type.Integer(),
  /** The total by type, and what of it was created since Monday. */
  lists,
  thisWeek: lists,
})
export type DashboardCount = Static<typeof DashboardCount>

/** A draft of the caller's, and how many of its fields would keep it from being published. */
export const OwnDraft = withFieldsOfType({ ...rowParts, problems: Type.Integer() })
export type OwnDraft = Static<typeof OwnDraft>
/** A title of the caller's that an approver has given back: by whom and when. */
export const HandedBack = withFieldsOfType({ ...rowParts, back: Type.Object({ by: text, at: text }) })
export type HandedBack = Static<typeof HandedBack>
/** What the caller did last to a title: an audit's verb, the version that it made. */
export const Touched = withFieldsOfType({
  ...rowParts,
  did: Type.Optional(Type.Object({ verb: text, version: Type.Optional(text), at: text })),
})
export type Touched = Static<typeof Touched>

/** Titles of one type in one product. */
export const ProductTally = Type.Object({ product: text, lists })
export type ProductTally = Static<typeof ProductTally>
/** Of one day in the caller's zone ('2026-11-24'), what ends by type. */
export const DayTally = Type.Object({ day: text, lists })
export type DayTally = Static<typeof DayTally>

/** What is read together, and fails alone. */
const DASHBOARD_PARTS = [
  'counts',
  'expiring',
  'drafts',
  'approval',
  'handedBack',
  'failedJobs',
  'mine',
  'statuses',
  'expiries',
  'byProduct',
] as const
export type DashboardPart = (typeof DASHBOARD_PARTS)[number]

/** Answer of readDashboard (calls.md section 13); rows and numbers only of pages that the caller may view. */
export const DashboardData = Type.Object({
  counts: Type.Array(DashboardCount),
  /** Published titles whose window ends soonest, at most ten, and how many end within 30 days. */
  expiring: rows,
  expiringSoon: lists,
  /** The caller's own drafts, changed last, at most ten. */
  drafts: Type.Array(OwnDraft),
  ownDrafts: lists,
  /** Waiting for the caller's approval, longest first, at most ten. */
  waiting: rows,
  toApprove: lists,
  /** Waiting for the approval of others, longest first, at most ten. */
  pending: rows,
  /** Given back to the caller, newest first, at most ten. */
  handedBack: Type.Array(HandedBack),
  /** May the caller approve anything at all? */
  approves: Type.Boolean(),
  /** Failed jobs, newest first, at most eight; those of the products for whoever may view notifications. */
  failedJobs: Type.Array(JobEntry),
  failedJobCount: Type.Integer(),
  /** What the caller changed last, at most ten. */
  mine: Type.Array(Touched),
  /** Titles by type and status. A title that is live and has a draft stands under both. */
  statuses: lists,
  /** What ends on each of the next 30 days. */
  expiries: Type.Array(DayTally),
  /** Where the caller has several products: the totals of each. */
  byProduct: Type.Array(ProductTally),
  /** Parts that could not be read: the others stand. */
  failed: Type.Array(literals(DASHBOARD_PARTS)),
})
export type DashboardData = Static<typeof DashboardData>

/** Days ahead in which an end counts as soon on the dashboard. */
export const EXPIRING_DAYS = 30
