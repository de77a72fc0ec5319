import type { JobAnswer, JobEntry } from '#contract/values/jobs.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Reason } from '#contract/values/reason.ts'
import type { FieldChange } from './contentRecord.ts'

/** What became of one title of a bulk job; `unchanged` is a success that had nothing to do. */
export const ITEM_OUTCOMES = ['waiting', 'success', 'unchanged', 'failure'] as const
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number]

/** One title of a job (calls.md section 6). `nth` is its place, for an import the row of the file. */
export type JobItem = {
  nth: number
  /** Document id; empty for a row of an import that made none. */
  key: string
  cty: string
  lon: LocalizedText[]
  outcome: ItemOutcome
} & Partial<Reason>

/** What a job went through, in order. */
export const JOB_STEPS = ['asked', 'collected', 'begun', 'written', 'ended', 'cancelled', 'retried', 'undone'] as const
export type JobStep = { step: (typeof JOB_STEPS)[number]; at: string; by?: string }

/** A job with all that is known of it (getJob). */
export type JobDetail = JobEntry & {
  failureKeys: string[]
  steps: JobStep[]
  /** What was asked for: a change set, an order, a file's mapping. */
  what: Readonly<Record<string, unknown>>
  /** Signed address of the file that it made. */
  url?: string
  fileName?: string
  message?: string
  cancellable: boolean
  undoable: boolean
  /** The job that took this one back, and the one that this one takes back. */
  undoneBy?: string
  undoes?: string
}

/** The answer of bulkUpdate (specification section 3, bulk update result). */
export type BulkAnswer = JobAnswer & {
  success: boolean
  networkError: boolean
  apiError: boolean
  failureKeys: string[]
  errorMessage: string
}

/** What a bulk change would do (dryRunBulk). `looked` of `count` titles were gone through in the time that there was. */
export type DryRun = {
  count: number
  looked: number
  wouldChange: number
  unchanged: number
  failures: number
  /** The first hundred. */
  wouldFail: ({ key: string; lon: LocalizedText[] } & Reason)[]
  /** The first ten. */
  examples: { key: string; lon: LocalizedText[]; changes: FieldChange[] }[]
}

/** What an import would do (importContent with dryRun): rows count from 1, without the head. */
export type ImportDryRun = {
  count: number
  looked: number
  create: number
  update: number
  unchanged: number
  failures: number
  fail: ({ row: number; key?: string; column?: string } & Reason)[]
  examples: { row: number; key?: string; lon: LocalizedText[]; changes: FieldChange[] }[]
  /** Columns of the file and the fields that they were read as; '' where none. */
  mapping: Record<string, string>
  /** Words of another catalogue for which a field has no code; they are left out. The first fifty. */
  unknown?: { column: string; word: string; count: number }[]
}
