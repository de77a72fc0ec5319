import type { Actor } from '#contract/rules/access/actor.ts'
import type { JobStep } from '#contract/schemas/bulk.ts'
import { isBulkKind } from '#contract/values/jobs.ts'
import type { JobKind, JobState } from '#contract/values/jobs.ts'
import type { JobTable } from '../../db/workTables.ts'

/** Who and what a job is about. */
export type JobParams = {
  kind: JobKind
  urn: string
  doc: string
  /** Products of the document, for whoever may hear of it. */
  prd: readonly string[]
  actor: Actor
  trace: string
  input: Readonly<Record<string, unknown>>
  /** When it may begin, epoch ms; at once where it is missing. */
  due?: number
}

/** A row as the database answers it: JSON columns read. */
export type JobRow = Omit<JobTable, 'actor' | 'input' | 'steps' | 'file'> & {
  actor: Actor
  input: Record<string, unknown>
  steps: JobStep[]
  file: Record<string, unknown> | null
}

/** Tries since somebody last asked for it, or since it last came on: 1 while all goes well. */
export const triesOf = ({ attempt, first_attempt }: Pick<JobRow, 'attempt' | 'first_attempt'>): number =>
  attempt - first_attempt

export function jobStateOf({
  id,
  kind,
  status,
  count,
  success,
  failure,
  doc,
  ct,
  code,
  description,
}: Pick<JobRow, Exclude<keyof JobState, 'failureKeys'> | 'doc'>): JobState {
  return {
    id,
    kind,
    status,
    count,
    success,
    failure,
    failureKeys: failure > 0 && !isBulkKind(kind) ? [doc] : [],
    ct,
    ...(code === null ? {} : { code }),
    ...(description === null ? {} : { description }),
  }
}
