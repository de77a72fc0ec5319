import { namedStatement } from '../../../db/namedStatement.ts'
import { PROVENANCE_PARAMS, provenanceSteps } from './provenance.ts'
import { EFFECT_PARAMS } from '../effectParams.ts'
import { effects, LOCK_PARAMS, notesStep } from '../effects.ts'
import { manyGate } from '../manyGate.ts'
import { byUnique } from '../uniqueSteps.ts'
import { BOOK_PARAMS, bookSteps, heldStep } from './books.ts'

/**
 * The write of many documents for a job: the effects of a save, with the job's own books in the same transaction, so
 * that the outcome of each title is written once whatever crashes. The gate lets through what still has the revision
 * of its plan, is locked by nobody, waits in the job, and whose job is still held by this attempt.
 *
 * `marks` are ids and former states of what is written by place, `outcomes` those of what is not; `first` and `last` are
 * the first and last place, lest all that waits be looked through for each slice. The planner takes any step for one
 * row: a mark is looked up in its object, where a join would compare each item with each.
 */
const markOfItem = '($marks::jsonb -> i.nth::text)'

const done = `
  done AS (
    -- What is done a second time, for somebody has decided more of it, goes back to before the first time.
    UPDATE job_item i SET outcome = 'success', rev = (${markOfItem} ->> 'rev')::integer, doc = ${markOfItem} ->> 'id',
      before = coalesce(i.before, nullif(${markOfItem} -> 'before', 'null')), code = NULL,
      description = NULL, field = NULL, reason = nullif(${markOfItem} -> 'note', 'null')
    WHERE i.job = $job::uuid AND i.nth BETWEEN $first::integer AND $last::integer
      AND ((${markOfItem} ->> 'id')::uuid IN (SELECT id FROM gate)) IS TRUE
    RETURNING i.nth)`

const PARAMS = [
  ...(['documents', 'newDocuments', 'marks'] as const),
  ...BOOK_PARAMS,
  ...EFFECT_PARAMS,
  ...PROVENANCE_PARAMS,
  ...LOCK_PARAMS,
]

const textWith = (unique: string) => `
WITH ${heldStep()},
  marks AS MATERIALIZED (
    SELECT m.id FROM held, (
      SELECT key::integer AS nth, (value ->> 'id')::uuid AS id FROM jsonb_each($marks::jsonb)) m
    WHERE EXISTS (SELECT FROM job_item i WHERE i.job = held.id AND i.nth = m.nth
        AND i.nth BETWEEN $first::integer AND $last::integer AND i.outcome = 'waiting')),
  ${manyGate('JOIN marks m ON m.id = p.id')},
  ${done},
  ${bookSteps},
  ${effects},
  ${unique}
  ${notesStep},
  ${provenanceSteps}
SELECT nth, true AS held FROM done UNION ALL SELECT -1, true FROM held`

/** By what no two documents of a kind may share. */
export const manyStatement = byUnique('document_write_many', (name, unique) =>
  namedStatement(name, PARAMS, textWith(unique)),
)
