import { TOLD } from '../../jobs/jobSql.ts'

/** A job's own books, by parameter: what became of titles that are not written, and the first and last place of the slice. */
export const BOOK_PARAMS = ['job', 'attempt', 'at', 'outcomes', 'first', 'last'] as const

/**
 * The step `held`: the job, where this attempt still has it. Slices of one job share its key, so that they do not wait
 * for one another; whoever takes the job away waits for them (`betweenSlices`).
 */
export const heldStep = (also = '') => `held AS MATERIALIZED (
    SELECT id${also} FROM job WHERE id = $job::uuid AND attempt = $attempt::integer AND status = 'processing'
    FOR KEY SHARE)`

/**
 * The outcomes of a slice, after a step `done` (nth) of titles that were written. They stand before the effects in a
 * statement, since PostgreSQL performs what nobody reads from the last step to the first: the job's row is changed when
 * all else is written, and is held for as long as that takes.
 */
export const bookSteps = `
  settled AS (
    UPDATE job_item i SET code = r.code, description = r.description, field = r.field,
      reason = r.reason,
      outcome = CASE WHEN r.outcome = 'unchanged' AND i.before IS NOT NULL THEN 'success' ELSE r.outcome END
    FROM held, jsonb_to_recordset($outcomes::jsonb)
      AS r(nth integer, outcome text, code integer, description text, field text, reason jsonb)
    WHERE i.job = held.id AND i.nth = r.nth AND i.nth BETWEEN $first::integer AND $last::integer
      AND i.outcome = 'waiting'
    RETURNING i.outcome),
  counted AS (
    SELECT (SELECT count(*) FROM done) + (SELECT count(*) FROM settled WHERE outcome <> 'failure') AS success,
      (SELECT count(*) FROM settled WHERE outcome = 'failure') AS failure),
  changed AS (
    UPDATE job j SET success = j.success + c.success, failure = j.failure + c.failure, ut = $at::timestamptz,
      -- Whoever makes progress may be killed as often as it likes.
      first_attempt = j.attempt - 1
    FROM counted c WHERE c.success + c.failure > 0 AND j.id = $job::uuid AND j.attempt = $attempt::integer AND j.status = 'processing'
    RETURNING j.*),
  told AS (${TOLD})`

export type BookParams = Record<(typeof BOOK_PARAMS)[number], unknown>
