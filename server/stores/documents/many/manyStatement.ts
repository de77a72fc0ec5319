import { namedStatement } from '../../../db/namedStatement.ts'
import { TOLD } from '../../jobs/jobSql.ts'
import { PROVENANCE_PARAMS, provenanceSteps } from './provenance.ts'
import { EFFECT_PARAMS, effects, LOCK_PARAMS, notesStep } from '../effects.ts'
import { manyGate } from '../manyGate.ts'
import { byUnique } from '../uniqueSteps.ts'

/**
 * The write of many documents for a job: the effects of a save, with the job's own books in the same transaction, so
 * that the outcome of each title is written once whatever crashes. The gate lets through what still has the revision
 * of its plan, is locked by nobody, waits in the job, and whose job is still held by this attempt.
 *
 * Slices of one job share its key, so that they do not wait for one another; whoever takes the job away waits for them
 * (`betweenSlices`). The books stand before the effects, since PostgreSQL performs what nobody reads from the last step
 * to the first: the job's row is changed when all else is written, and is held for as long as that takes.
 *
 * `marks` are ids and former states of what is written by place, `outcomes` those of what is not; `first` and `last` are
 * the first and last place, lest all that waits be looked through for each slice. The planner takes any step for one
 * row: a mark is looked up in its object, where a join would compare each item with each.
 */
const markOfItem = '($marks::jsonb -> i.nth::text)'

const books = `
  done AS (
    -- What is done a second time, for somebody has decided more of it, goes back to before the first time.
    UPDATE job_item i SET outcome = 'success', rev = (${markOfItem} ->> 'rev')::integer, doc = ${markOfItem} ->> 'id',
      before = coalesce(i.before, nullif(${markOfItem} -> 'before', 'null')), code = NULL,
      description = NULL, field = NULL, reason = nullif(${markOfItem} -> 'note', 'null')
    WHERE i.job = $job::uuid AND i.nth BETWEEN $first::integer AND $last::integer
      AND ((${markOfItem} ->> 'id')::uuid IN (SELECT id FROM gate)) IS TRUE
    RETURNING i.nth),
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
      first_attempt = CASE WHEN c.success + c.failure > 0 THEN j.attempt - 1 ELSE j.first_attempt END
    FROM counted c WHERE j.id = $job::uuid AND j.attempt = $attempt::integer AND j.status = 'processing'
    RETURNING j.*),
  told AS (${TOLD})`

const PARAMS = [
  ...(['documents', 'newDocuments', 'marks', 'outcomes', 'job', 'attempt', 'at', 'first', 'last'] as const),
  ...EFFECT_PARAMS,
  ...PROVENANCE_PARAMS,
  ...LOCK_PARAMS,
]

const textWith = (unique: string) => `
WITH held AS MATERIALIZED (
    SELECT id FROM job WHERE id = $job::uuid AND attempt = $attempt::integer AND status = 'processing'
    FOR KEY SHARE),
  marks AS MATERIALIZED (
    SELECT m.id FROM held, (
      SELECT key::integer AS nth, (value ->> 'id')::uuid AS id FROM jsonb_each($marks::jsonb)) m
    WHERE EXISTS (SELECT FROM job_item i WHERE i.job = held.id AND i.nth = m.nth
        AND i.nth BETWEEN $first::integer AND $last::integer AND i.outcome = 'waiting')),
  ${manyGate('JOIN marks m ON m.id = p.id')},
  ${books},
  ${effects},
  ${unique}
  ${notesStep},
  ${provenanceSteps}
SELECT nth, true AS held FROM done UNION ALL SELECT -1, true FROM held`

/** By what no two documents of a kind may share. */
export const manyStatement = byUnique('document_write_many', (name, unique) =>
  namedStatement(name, PARAMS, textWith(unique)),
)
