import { Type, type Static } from 'typebox'
import { JobAnswer, JobEntry } from '#contract/values/jobs.ts'
import { DATE_FORMATS } from '#contract/values/dateFormats.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { reasonParts } from '#contract/values/reason.ts'
import { FieldChange } from './contentRecord.ts'

const text = Type.String()
const count = Type.Integer()
const names = Type.Array(LocalizedText)

/** What became of one title of a bulk job; `unchanged` is a success that had nothing to do. */
export const ITEM_OUTCOMES = ['waiting', 'success', 'unchanged', 'failure'] as const
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number]

/** A cell of a file that was left out because it cannot be taken; the rest of its row was imported. */
const leftParts = {
  column: text,
  field: text,
  ...Type.Pick(Type.Object(reasonParts), ['description', 'keyword', 'params']).properties,
}
export const LeftCell = Type.Object(leftParts)
export type LeftCell = Static<typeof LeftCell>

/** One title of a job (calls.md section 6). `nth` is its place, for an import the row of the file. */
export const JobItem = Type.Object({
  nth: Type.Integer(),
  /** Document id; empty for a row of an import that made none. */
  key: text,
  cty: text,
  lon: names,
  outcome: literals(ITEM_OUTCOMES),
  /** Cells of an imported row that were left out. */
  left: Type.Optional(Type.Array(LeftCell)),
  ...Type.Partial(Type.Object(reasonParts)).properties,
})
export type JobItem = Static<typeof JobItem>

/** What a job went through, in order. */
const JOB_STEPS = ['asked', 'collected', 'begun', 'written', 'ended', 'cancelled', 'retried', 'undone'] as const
export const JobStep = Type.Object({ step: literals(JOB_STEPS), at: text, by: Type.Optional(text) })
export type JobStep = Static<typeof JobStep>

/** A job with all that is known of it (getJob). */
export const JobDetail = Type.Object({
  ...JobEntry.properties,
  failureKeys: Type.Array(text),
  steps: Type.Array(JobStep),
  /** What was asked for: a change set, an order, a file's mapping. */
  what: Type.Record(Type.String(), Type.Unknown()),
  /** Signed address of the file that it made. */
  url: Type.Optional(text),
  fileName: Type.Optional(text),
  message: Type.Optional(text),
  cancellable: Type.Boolean(),
  undoable: Type.Boolean(),
  /** The job that took this one back, and the one that this one takes back. */
  undoneBy: Type.Optional(text),
  undoes: Type.Optional(text),
})
export type JobDetail = Static<typeof JobDetail>

/** The answer of bulkUpdate (specification section 3, bulk update result). */
export const BulkAnswer = Type.Object({
  ...JobAnswer.properties,
  success: Type.Boolean(),
  networkError: Type.Boolean(),
  apiError: Type.Boolean(),
  failureKeys: Type.Array(text),
  errorMessage: text,
})
export type BulkAnswer = Static<typeof BulkAnswer>

/** What a bulk change would do (dryRunBulk). `looked` of `count` titles were gone through in the time that there was. */
export const DryRun = Type.Object({
  count,
  looked: count,
  wouldChange: count,
  unchanged: count,
  failures: count,
  /** The first hundred. */
  wouldFail: Type.Array(Type.Object({ key: text, lon: names, ...reasonParts })),
  /** The first ten. */
  examples: Type.Array(Type.Object({ key: text, lon: names, changes: Type.Array(FieldChange) })),
})
export type DryRun = Static<typeof DryRun>

/** What an import would do (importContent with dryRun): rows count from 1, without the head. */
export const ImportDryRun = Type.Object({
  count,
  looked: count,
  create: count,
  update: count,
  unchanged: count,
  failures: count,
  fail: Type.Array(Type.Object({ row: count, key: Type.Optional(text), column: Type.Optional(text), ...reasonParts })),
  examples: Type.Array(
    Type.Object({ row: count, key: Type.Optional(text), lon: names, changes: Type.Array(FieldChange) }),
  ),
  /** Columns of the file and the fields that they were read as; '' where none. */
  mapping: Type.Record(Type.String(), text),
  /** Words of another catalogue for which a field has no code; they are left out. The first fifty. */
  unknown: Type.Optional(Type.Array(Type.Object({ column: text, word: text, count }))),
  /** Cells that are left out because they cannot be taken, the first hundred, and how many there are. */
  left: Type.Optional(Type.Array(Type.Object({ row: count, ...leftParts }))),
  leftCount: Type.Optional(count),
  /** How the columns that are dates write them. */
  dates: Type.Optional(Type.Record(Type.String(), literals(DATE_FORMATS))),
})
export type ImportDryRun = Static<typeof ImportDryRun>
