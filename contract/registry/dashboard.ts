import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { Area } from './typeDocument.ts'

/** One count badge: the types behind it are named by configuration, never by the console (specification section 2). */
export type DashboardCount = { label: Texts; icon: string; area: Area; types: string[]; count: number }

/** Answer of readDashboard (calls.md section 13); rows only of pages that the caller may view. */
export type DashboardData = {
  counts: DashboardCount[]
  /** Published titles whose window ends soonest, at most ten. */
  expiring: ContentRow[]
  /** Drafts changed last, at most ten. */
  drafts: ContentRow[]
  /** Waiting for the caller's approval, longest first, at most ten. */
  waiting: ContentRow[]
  /** Waiting for the approval of others, longest first, at most ten. */
  pending: ContentRow[]
  /** May the caller approve anything at all? */
  approves: boolean
  /** What the caller changed last, at most ten. */
  mine: ContentRow[]
}
